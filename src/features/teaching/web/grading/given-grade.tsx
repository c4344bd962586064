import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { EarlierGrades, HandInGrade } from '../../../exercises/web/public.ts';
import type { Grade, HandInToGrade } from './data.ts';
import { gradeMessages as texts } from './messages.ts';
import { NextHandIn } from './next-hand-in.tsx';
import type { GradeDraft } from './use-grade-draft.ts';

interface GivenGradeProps {
  readonly handIn: HandInToGrade;
  readonly grade: Grade;
  /** True if the grade was given just now, here. */
  readonly isSaved: boolean;
  /** True if a correction was started and canceled: its button gets the focus back. */
  readonly isCancelled: boolean;
  /** Draft typed here while somebody else graded first. */
  readonly lost: GradeDraft | null;
  readonly onDiscard: () => void;
  /** Null if this teacher cannot grade it. */
  readonly onCorrect: (() => void) | null;
}

/** Grade of a submission, and the link to the next one. */
export function GivenGrade({ handIn, grade, isSaved, isCancelled, lost, onDiscard, onCorrect }: GivenGradeProps) {
  const { courseId, gradedBy, earlierGrades, nextWaitingId } = handIn;
  const correct = useFocusWhen<HTMLButtonElement>(isCancelled);
  return (
    <div className="grid gap-5">
      {lost && <LostDraft draft={lost} onDiscard={onDiscard} />}
      <div>
        <DoneLine takesFocus={isSaved}>{isSaved && texts.saved}</DoneLine>
        <p className="text-sm wrap-anywhere text-muted">{texts.gradedBy(gradedBy, grade.gradedAt)}</p>
      </div>
      <HandInGrade grade={grade} />
      <EarlierGrades grades={earlierGrades} />
      {onCorrect && (
        <Button ref={correct} variant="secondary" className="justify-self-start" onClick={onCorrect}>
          {texts.correct}
        </Button>
      )}
      <NextHandIn courseId={courseId} nextWaitingId={nextWaitingId} />
    </div>
  );
}

/** Draft that was not saved, but is not lost either: the teacher decides. */
function LostDraft({
  draft: { scores, comment },
  onDiscard,
}: {
  readonly draft: GradeDraft;
  readonly onDiscard: () => void;
}) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-md border border-danger bg-danger-soft px-4 py-3"
    >
      <p className="font-semibold">{texts.lost}</p>
      <p className="text-sm">{texts.lostText}</p>
      <p className="text-sm tabular-nums">{scores.map((score) => score || texts.noScore).join(' · ')}</p>
      {comment !== '' && <p className="text-sm wrap-anywhere whitespace-pre-line">{comment}</p>}
      <Button variant="secondary" size="small" onClick={onDiscard}>
        {texts.discard}
      </Button>
    </div>
  );
}
