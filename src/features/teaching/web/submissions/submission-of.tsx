import { failureText } from '../../../../platform/web/failure-text.ts';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { CodeText } from '../components/code-text.tsx';
import { CaseResults } from './case-results.tsx';
import { type OfLearner, useLearnerSubmission } from './data.ts';
import { workMessages as texts } from './messages.ts';
import { sentences } from '../../../../ui/sentences.ts';

interface SubmissionOfProps {
  readonly of: OfLearner;
  readonly submissionId: string;
}

/** Submitted program: its files on one side, the result of each test case on the other. */
export function SubmissionOf({ of, submissionId }: SubmissionOfProps) {
  const { data, error, isPending, isFetching, refetch } = useLearnerSubmission(of, submissionId);
  if (isPending) return <SkeletonLines lines={6} />;
  if (!data) {
    const text = failureText(error, texts.failed);
    return <Failed text={text} retry={texts.retry} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid gap-4">
      <p className="text-xs text-muted">
        {sentences(
          `${texts.engine(data.engine)}.`,
          data.isOfEarlier && texts.writtenEarlier,
          data.isOfEarlierVersion && texts.earlier,
        )}
      </p>
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-3">
          <h4 className="text-sm font-semibold">{texts.files}</h4>
          {Object.entries(data.files).map(([name, text]) => (
            <div key={name} className="grid min-w-0 gap-1">
              <p aria-hidden="true" translate="no" className="font-mono text-sm">
                {name}
              </p>
              <CodeText label={name} text={text} />
            </div>
          ))}
        </div>
        <CaseResults cases={data.cases} files={data.files} />
      </div>
    </div>
  );
}
