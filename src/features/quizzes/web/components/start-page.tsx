import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import type { QuizFacts } from '../data.ts';
import { quizMessages } from '../messages.ts';
import { NextAttempt } from './next-attempt.tsx';
import { QuizRules } from './quiz-rules.tsx';

interface StartPageProps {
  readonly facts: QuizFacts;
  readonly onAttempt: (attemptId: string) => void;
  readonly onReview: (attemptId: string) => void;
  /** Reads the facts again. */
  readonly onOutdated: () => void;
}

/** The next step, the finished attempts, and the rules of the quiz. */
export function StartPage({ facts, onAttempt, onReview, onOutdated }: StartPageProps) {
  const { past } = facts;
  const passed = past.filter(({ isPassed }) => isPassed).map(({ percent }) => percent);
  return (
    <div className="grid gap-8">
      <Card className="grid gap-4">
        {passed.length > 0 && <DoneLine takesFocus={false}>{quizMessages.passed(Math.max(...passed))}</DoneLine>}
        <NextAttempt facts={facts} onAttempt={onAttempt} onOutdated={onOutdated} />
      </Card>
      {past.length > 0 && <PastAttempts past={past} onReview={onReview} />}
      <QuizRules facts={facts} />
    </div>
  );
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
                {new Date(submittedAt).toLocaleDateString('en', { dateStyle: 'long' })}
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
