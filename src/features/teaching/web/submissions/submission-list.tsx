import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { GradedView } from '../../../quizzes/web/public.ts';
import { type ListedSubmission, type OfLearner, useSubmissions } from './data.ts';
import { workMessages as texts } from './messages.ts';
import { SubmissionOf } from './submission-of.tsx';
import { OpenedLine } from '../components/opened-line.tsx';

interface SubmissionListProps {
  readonly of: OfLearner;
  readonly exerciseId: string;
}

/** A learner's submissions for an exercise, newest first. */
export function SubmissionList({ of, exerciseId }: SubmissionListProps) {
  const tries = useSubmissions(of, exerciseId);
  return (
    <LoadedList
      query={tries}
      lines={3}
      texts={texts.tries}
      empty={<p className="text-sm text-muted">{texts.tries.empty}</p>}
    >
      {(items) => (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((each) => (
            <OpenedLine
              key={each.id}
              line={
                <span className="min-w-0 grow text-sm">
                  {texts.tried(each.at, each.isPassed, each.points, each.maxPoints)}
                </span>
              }
            >
              <Written of={of} one={each} />
            </OpenedLine>
          ))}
        </ul>
      )}
    </LoadedList>
  );
}

function Written({ of, one: { submissionId, graded } }: { readonly of: OfLearner; readonly one: ListedSubmission }) {
  if (submissionId !== null) return <SubmissionOf of={of} submissionId={submissionId} />;
  if (graded) return <GradedView graded={graded} answerLabel={texts.answer} />;
  return <p className="text-sm text-muted">{texts.notKept}</p>;
}
