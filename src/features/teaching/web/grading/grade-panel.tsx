import { useId } from 'react';
import { type HandInToGrade, useGradeHandIn } from './data.ts';
import { GivenGrade } from './given-grade.tsx';
import { GradeForm } from './grade-form.tsx';
import { gradeMessages, handInMessages } from './messages.ts';
import { NextHandIn } from './next-hand-in.tsx';
import { lostOf, useGradeDraft } from './use-grade-draft.ts';

interface GradePanelProps {
  readonly handIn: HandInToGrade;
  /** The teacher's. */
  readonly uid: string;
}

/** The grade of a hand-in: the form that gives it, or what was given. */
export function GradePanel({ handIn, uid }: GradePanelProps) {
  const titleId = useId();
  const typed = useGradeDraft(uid, handIn.id);
  const grading = useGradeHandIn(handIn.id);
  const grade = handIn.grade ?? grading.data?.grade;
  return (
    <section aria-labelledby={titleId} className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-8">
      <h2 id={titleId} className="text-h2">
        {handInMessages.grade}
      </h2>
      {grade ? (
        <GivenGrade
          handIn={handIn}
          grade={grade}
          isSaved={grading.isSuccess}
          lost={grading.isIdle || grading.isError ? lostOf(typed.draft, grade) : null}
          onDiscard={() => typed.setDraft(null)}
        />
      ) : handIn.userId === uid ? (
        <Ungradable text={gradeMessages.own} handIn={handIn} />
      ) : handIn.task === null ? (
        <Ungradable text={handInMessages.noTask} handIn={handIn} />
      ) : (
        <GradeForm task={handIn.task} typed={typed} grading={grading} />
      )}
    </section>
  );
}

function Ungradable({ text, handIn }: { readonly text: string; readonly handIn: HandInToGrade }) {
  return (
    <>
      <p className="text-muted">{text}</p>
      <NextHandIn courseId={handIn.courseId} nextWaitingId={handIn.nextWaitingId} />
    </>
  );
}
