import { ErrorLine } from '../../../../ui/error-line.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { useGradingTurn, useSubmissions } from '../data.ts';
import type { CaseVerdict, Place, Submission } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import type { SubmissionState } from '../submit/use-submission.ts';
import { CaseList } from './case-list.tsx';

const texts = exerciseMessages.submission;

interface SubmissionPanelProps {
  readonly state: SubmissionState;
  readonly place: Place;
  readonly isEnrolled: boolean;
  /** Points that count where the solution was seen before it passed; null otherwise. */
  readonly pointsAfterSolution: number | null;
}

/** What became of the last submission: on its way, kept for later, or graded, also by an earlier page. */
export function SubmissionPanel({ state: now, place, isEnrolled, pointsAfterSolution }: SubmissionPanelProps) {
  const { data: past } = useSubmissions(place, isEnrolled);
  const last = past?.[0];
  // Another device may have submitted since.
  const isLater = now.status === 'none' || (now.status === 'graded' && last && last.at > now.submission.at);
  const state: SubmissionState = isLater && last ? { status: 'graded', submission: last } : now;
  const graded = state.status === 'graded' ? state.submission : null;
  return (
    <div className="grid min-w-0 gap-3 empty:hidden">
      {state.status === 'sending' && <Sending />}
      {state.status === 'kept' && <Kept provisional={state.provisional} />}
      <ErrorLine>{state.status === 'refused' && texts.refused(state.reason)}</ErrorLine>
      <StatusLine>{graded?.isPassed && passedText(graded, pointsAfterSolution)}</StatusLine>
      {graded && !graded.isPassed && (
        <p role="status" className="text-sm font-medium">
          {texts.notPassed}
        </p>
      )}
      {graded?.isOfEarlier && (
        <p role="status" className="rounded-md border border-line bg-sunken px-3 py-2.5 text-sm">
          {texts.ofEarlier}
        </p>
      )}
      {graded && <CaseList verdicts={graded.cases} moreHidden={0} />}
    </div>
  );
}

function passedText({ points, maxPoints }: Submission, pointsAfterSolution: number | null): string {
  if (pointsAfterSolution === null || pointsAfterSolution >= points) return texts.passed(points, maxPoints);
  return texts.passedAfterSolution(pointsAfterSolution, maxPoints);
}

function Sending() {
  const before = useGradingTurn(true);
  return (
    <p role="status" className="flex items-center gap-2 text-sm font-medium text-muted">
      <Spinner />
      <span>
        {texts.sending} {before !== null && texts.before(before)}
      </span>
    </p>
  );
}

function Kept({ provisional }: { readonly provisional: readonly CaseVerdict[] | null }) {
  const isPassed = provisional?.every((verdict) => verdict.isPassed);
  return (
    <div role="status" className="grid gap-1 rounded-md border border-line bg-sunken px-3 py-2.5 text-sm">
      <p className="font-medium">{texts.kept}</p>
      {provisional && <p>{isPassed ? texts.provisionalPassed : texts.provisionalFailed}</p>}
    </div>
  );
}
