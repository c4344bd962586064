import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { FactRows } from '../../../../ui/fact-rows.tsx';
import type { QuizFacts } from '../data.ts';
import { quizMessages } from '../messages.ts';
import { NextAttempt } from './next-attempt.tsx';

interface StartPageProps {
  readonly facts: QuizFacts;
  readonly onAttempt: (attemptId: string) => void;
  readonly onReview: (attemptId: string) => void;
  /** Reads the facts again. */
  readonly onOutdated: () => void;
}

/** Rules of the quiz before the start, the next step, and the finished attempts. */
export function StartPage({ facts, onAttempt, onReview, onOutdated }: StartPageProps) {
  const { past } = facts;
  const passed = past.filter(({ isPassed }) => isPassed).map(({ percent }) => percent);
  return (
    <div className="grid justify-items-start gap-6">
      {passed.length > 0 && <DoneLine takesFocus={false}>{quizMessages.passed(Math.max(...passed))}</DoneLine>}
      <div className="w-full">
        <FactRows rows={rowsOf(facts)} />
      </div>
      <NextAttempt facts={facts} onAttempt={onAttempt} onOutdated={onOutdated} />
      {past.length > 0 && <PastAttempts past={past} onReview={onReview} />}
    </div>
  );
}

function rowsOf({ questions, pool, passPercent, attemptsAllowed, pauseHours, minutes, review }: QuizFacts) {
  const texts = quizMessages.rules;
  return [
    { term: texts.questions, text: texts.questionsText(questions, pool) },
    { term: texts.pass, text: texts.passText(passPercent) },
    { term: texts.attempts, text: texts.attemptsText(attemptsAllowed, pauseHours) },
    { term: texts.review, text: texts.reviewText[review] },
    { term: texts.time, text: minutes === null ? texts.noLimit : texts.minutesText(minutes) },
    { term: texts.leaving, text: texts.leavingText },
    { term: texts.offline, text: texts.offlineText + (minutes === null ? '' : texts.offlineLimitText) },
  ];
}

function PastAttempts({ past, onReview }: Pick<QuizFacts, 'past'> & Pick<StartPageProps, 'onReview'>) {
  return (
    <div className="grid w-full gap-3">
      <h3 className="text-h3">{quizMessages.past}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {past.map(({ attemptId, number, percent, isPassed, submittedAt }) => (
          <li key={attemptId} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <span className="font-semibold">{quizMessages.attempt(number)}</span>
            <span>{quizMessages.result(percent, isPassed)}</span>
            {submittedAt !== null && (
              <time dateTime={new Date(submittedAt).toISOString()} className="text-muted">
                {new Date(submittedAt).toLocaleDateString(undefined, { dateStyle: 'long' })}
              </time>
            )}
            <Button
              variant="quiet"
              size="small"
              aria-label={quizMessages.lookAt(number)}
              onClick={() => onReview(attemptId)}
              className="ml-auto"
            >
              {quizMessages.look}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
