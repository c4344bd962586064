import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { FactRows } from '../../../../ui/fact-rows.tsx';
import { type QuizFacts, useStartAttempt } from '../data.ts';
import { quizMessages } from '../messages.ts';

interface StartPageProps {
  readonly facts: QuizFacts;
  readonly onAttempt: (attemptId: string) => void;
  readonly onReview: (attemptId: string) => void;
}

/** Rules of the quiz before the start, and the finished attempts. */
export function StartPage({ facts, onAttempt, onReview }: StartPageProps) {
  const { courseId, lessonId, runningId, attemptsLeft, past } = facts;
  const start = useStartAttempt({ courseId, lessonId });
  // The running attempt may be over by now; continuing it must not begin another one.
  const begin = () =>
    runningId ? onAttempt(runningId) : start.mutate(undefined, { onSuccess: ({ attemptId }) => onAttempt(attemptId) });
  const label = runningId ? quizMessages.goOn : past.length > 0 ? quizMessages.startAgain : quizMessages.start;
  return (
    <div className="grid justify-items-start gap-6">
      <div className="w-full">
        <FactRows rows={rowsOf(facts)} />
      </div>
      {runningId && <p className="font-medium">{quizMessages.running}</p>}
      {start.isError && <ErrorLine>{failureText(start.error, quizMessages.startFailed)}</ErrorLine>}
      {(runningId !== null || attemptsLeft > 0) && (
        <Button busy={start.isPending} onClick={begin}>
          {label}
        </Button>
      )}
      {past.length > 0 && <PastAttempts past={past} onReview={onReview} />}
    </div>
  );
}

function rowsOf({ questions, pool, passPercent, attemptsLeft, attemptsAllowed, minutes, review }: QuizFacts) {
  const texts = quizMessages.rules;
  return [
    { term: texts.questions, text: texts.questionsText(questions, pool) },
    { term: texts.pass, text: texts.passText(passPercent) },
    { term: texts.attempts, text: texts.attemptsText(attemptsLeft, attemptsAllowed) },
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
