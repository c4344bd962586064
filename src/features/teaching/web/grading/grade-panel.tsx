import { useId, useState } from 'react';
import { type Grade, type HandInToGrade, useGradeHandIn } from './data.ts';
import { GivenGrade } from './given-grade.tsx';
import { GradeForm } from './grade-form.tsx';
import { gradeMessages, handInMessages } from './messages.ts';
import { NextHandIn } from './next-hand-in.tsx';
import { correctionOf, lostOf, useGradeDraft } from './use-grade-draft.ts';

interface GradePanelProps {
  readonly handIn: HandInToGrade;
  /** Uid of the teacher. */
  readonly uid: string;
}

/** Grade of a submission: the form that gives or corrects it, or the given grade. */
export function GradePanel({ handIn, uid }: GradePanelProps) {
  const titleId = useId();
  const typed = useGradeDraft(uid, handIn.id);
  const grading = useGradeHandIn(handIn.id);
  const [pressed, setPressed] = useState<'correct' | 'cancel' | null>(null);
  const grade = newestOf(handIn.grade, grading.data?.grade ?? null);
  const isOwn = handIn.userId === uid;
  const task = isOwn ? null : handIn.task;
  const isCorrecting = grade !== null && typed.draft?.correctsGradedAt === grade.gradedAt;
  return (
    <section aria-labelledby={titleId} className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-8">
      <h2 id={titleId} className="text-h2">
        {handInMessages.grade}
      </h2>
      {grade && !(task && isCorrecting) ? (
        <GivenGrade
          handIn={handIn}
          grade={grade}
          isSaved={grading.isSuccess && pressed !== 'cancel'}
          isCancelled={pressed === 'cancel'}
          lost={grading.isIdle || grading.isError ? lostOf(typed.draft, grade) : null}
          onDiscard={() => typed.setDraft(null)}
          onCorrect={
            task &&
            (() => {
              typed.setDraft(correctionOf(task, grade));
              setPressed('correct');
            })
          }
        />
      ) : task === null ? (
        <Ungradable text={isOwn ? gradeMessages.own : handInMessages.noTask} handIn={handIn} />
      ) : (
        <GradeForm
          task={task}
          typed={typed}
          grading={grading}
          corrected={grade}
          takesFocus={pressed === 'correct'}
          onCancel={() => {
            typed.setDraft(null);
            setPressed('cancel');
          }}
          onSaved={() => setPressed(null)}
        />
      )}
    </section>
  );
}

/** Returns the newer grade: the response to grading arrives before the page has reloaded it. */
function newestOf(read: Grade | null, answered: Grade | null): Grade | null {
  return answered && answered.gradedAt > (read?.gradedAt ?? 0) ? answered : read;
}

function Ungradable({ text, handIn }: { readonly text: string; readonly handIn: HandInToGrade }) {
  return (
    <>
      <p className="text-muted">{text}</p>
      <NextHandIn courseId={handIn.courseId} nextWaitingId={handIn.nextWaitingId} />
    </>
  );
}
