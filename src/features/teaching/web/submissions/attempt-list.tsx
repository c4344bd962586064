import { failureText } from '../../../../platform/web/failure-text.ts';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { GradedView } from '../../../quizzes/web/public.ts';
import { partsMessages } from '../messages.ts';
import { type OfLearner, type PastAttempt, useLearnerAttempt, useLearnerAttempts } from './data.ts';
import { workMessages as texts } from './messages.ts';
import { OpenedLine } from '../components/opened-line.tsx';

interface AttemptListProps {
  readonly of: OfLearner;
  readonly lessonId: string;
}

/** A learner's attempts at a quiz, newest first; a running one cannot be opened yet. */
export function AttemptList({ of, lessonId }: AttemptListProps) {
  const attempts = useLearnerAttempts(of, lessonId);
  return (
    <LoadedList
      query={attempts}
      lines={3}
      texts={texts.attempts}
      empty={<p className="text-sm text-muted">{texts.attempts.empty}</p>}
    >
      {(items) => (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((attempt) =>
            attempt.submittedAt === null ? (
              <li key={attempt.attemptId} className="flex min-h-11 items-center text-sm text-muted">
                {lineOf(attempt)}
              </li>
            ) : (
              <OpenedLine
                key={attempt.attemptId}
                line={<span className="min-w-0 grow text-sm">{lineOf(attempt)}</span>}
              >
                <AttemptOf of={of} attemptId={attempt.attemptId} />
              </OpenedLine>
            ),
          )}
        </ul>
      )}
    </LoadedList>
  );
}

function lineOf({ number, startedAt, submittedAt, isPassed, points, maxPoints, percent }: PastAttempt): string {
  const after =
    submittedAt === null ? texts.running : texts.submitted(submittedAt, isPassed, points, maxPoints, percent);
  return [texts.attempt(number), texts.began(startedAt), after].join(' · ');
}

/** Questions as they were presented to this learner, each with their answer. */
function AttemptOf({ of, attemptId }: { readonly of: OfLearner; readonly attemptId: string }) {
  const { data, error, isPending, isFetching, refetch } = useLearnerAttempt(of, attemptId);
  if (isPending) return <SkeletonLines lines={6} />;
  if (!data) {
    const text = failureText(error, texts.failed);
    return <Failed text={text} retry={texts.retry} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <ol className="grid grid-cols-1 gap-4">
      {data.questions.map((graded, place) => (
        <li key={graded.question.id}>
          <GradedView graded={graded} heading={partsMessages.noText(place + 1)} answerLabel={texts.answer} />
          {data.late
            .filter(({ questionId }) => questionId === graded.question.id)
            .map(({ questionId, seconds }) => (
              <p key={questionId} className="mt-2 text-sm text-muted">
                {texts.late(seconds)}
              </p>
            ))}
        </li>
      ))}
    </ol>
  );
}
