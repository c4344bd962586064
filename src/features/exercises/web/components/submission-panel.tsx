import { Spinner } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { sentences } from '../../../../ui/sentences.ts';
import { DoneText } from '../../../../ui/status-line.tsx';
import { StatusRegion } from '../../../../ui/status-region.tsx';
import { useGradingTurn, useSubmissions } from '../data.ts';
import type { Reveal } from '../editor/places.ts';
import type { CaseResult, CodeExercise, Submission } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import type { SubmissionState } from '../submit/use-submission.ts';
import { CaseList, CaseSummary } from './case-list.tsx';
import { GoOn } from './go-on.tsx';

const texts = exerciseMessages.submission;

interface SubmissionPanelProps {
  readonly state: SubmissionState;
  readonly exercise: Pick<CodeExercise, 'courseId' | 'exerciseId' | 'task'>;
  readonly isEnrolled: boolean;
  /** Points that count if the solution was viewed before passing; null otherwise. */
  readonly pointsAfterSolution: number | null;
  /** True if the code was run after the submission: its result is folded. */
  readonly isFolded: boolean;
  readonly onReveal: (place: Reveal) => void;
}

interface GradedProps extends Pick<SubmissionPanelProps, 'pointsAfterSolution'> {
  readonly submission: Extract<SubmissionState, { status: 'graded' }>['submission'];
}

/**
 * State of the last submission: sending, pending until the server can be reached, refused or graded, even in an earlier
 * session.
 */
export function SubmissionPanel(props: SubmissionPanelProps) {
  const { state: now, exercise, isEnrolled, pointsAfterSolution, isFolded, onReveal } = props;
  const { data: past } = useSubmissions(exercise, isEnrolled);
  const last = past?.[0];
  // Another device may have submitted since then.
  const isLater = now.status === 'none' || (now.status === 'graded' && last && last.at > now.submission.at);
  const state: SubmissionState = isLater && last ? { status: 'graded', submission: last } : now;
  const submission = state.status === 'graded' ? state.submission : null;
  const graded = submission && <Graded submission={submission} pointsAfterSolution={pointsAfterSolution} />;
  const cases = submission && <CaseList cases={submission.cases} task={exercise.task} onReveal={onReveal} />;
  return (
    <div className="grid min-w-0 gap-3 empty:hidden">
      <ErrorLine>{state.status === 'refused' && texts.refused(state.reason)}</ErrorLine>
      <StatusRegion className="grid gap-3">
        {state.status === 'sending' && <Sending />}
        {state.status === 'kept' && <Pending provisional={state.provisional} />}
        {!isLater && !isFolded && graded}
      </StatusRegion>
      {/* Submissions of an earlier session or another device are not announced. */}
      {isLater && !isFolded && graded}
      {!isFolded && submission?.isPassed && <GoOn />}
      {!isFolded && cases}
      {submission && isFolded && (
        <details className="min-w-0">
          <summary className="py-1 text-sm font-semibold">{exerciseMessages.workspace.earlier(submission.at)}</summary>
          <div className="grid min-w-0 gap-3 pt-3">
            {graded}
            {cases}
          </div>
        </details>
      )}
    </div>
  );
}

function Graded({ submission, pointsAfterSolution }: GradedProps) {
  const { isPassed, isOfEarlier, cases } = submission;
  return (
    <>
      {isPassed ? (
        <DoneText>{passedText(submission, pointsAfterSolution)}</DoneText>
      ) : (
        <p className="text-sm font-medium">{texts.notPassed}</p>
      )}
      {isOfEarlier && <p className="rounded-md border border-line bg-sunken px-3 py-2.5 text-sm">{texts.ofEarlier}</p>}
      <CaseSummary cases={cases} moreHidden={0} />
    </>
  );
}

function passedText({ points, maxPoints }: Submission, pointsAfterSolution: number | null): string {
  if (pointsAfterSolution === null || pointsAfterSolution >= points) return texts.passed(points, maxPoints);
  return texts.passedAfterSolution(pointsAfterSolution, maxPoints);
}

function Sending() {
  const before = useGradingTurn(true);
  return (
    <p className="flex items-center gap-2 text-sm font-medium text-muted">
      <Spinner />
      <span>{sentences(texts.sending, before !== null && texts.before(before))}</span>
    </p>
  );
}

function Pending({ provisional }: { readonly provisional: readonly CaseResult[] | null }) {
  const isPassed = provisional?.every((verdict) => verdict.isPassed);
  return (
    <div className="grid gap-1 rounded-md border border-line bg-sunken px-3 py-2.5 text-sm">
      <p className="font-medium">{texts.kept}</p>
      {provisional && <p>{isPassed ? texts.provisionalPassed : texts.provisionalFailed}</p>}
    </div>
  );
}
