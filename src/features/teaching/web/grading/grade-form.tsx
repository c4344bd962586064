import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { CommentField } from './comment-field.tsx';
import type { Grade, Task, useGradeHandIn } from './data.ts';
import { LowerGradeDialog } from './lower-grade-dialog.tsx';
import { gradeMessages as texts } from './messages.ts';
import { ScoreFields } from './score-fields.tsx';
import { type GradeDraft, type useGradeDraft, emptyDraft, isSameGrade, scoreOf } from './use-grade-draft.ts';

interface GradeFormProps {
  readonly task: Task;
  readonly typed: ReturnType<typeof useGradeDraft>;
  readonly grading: ReturnType<typeof useGradeHandIn>;
  /** Grade to correct; null for the first one. */
  readonly corrected: Grade | null;
  /** True if the form replaces the button that was pressed for it. */
  readonly takesFocus: boolean;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

const sumOf = (points: readonly number[]) => points.reduce((total, each) => total + each, 0);

/** Form with the rubric and the comment. The draft is stored until the server has it. */
export function GradeForm(props: GradeFormProps) {
  const { task, typed, grading, corrected, takesFocus, onCancel, onSaved } = props;
  const { draft, isKept, setDraft } = typed;
  const form = useRef<HTMLFormElement>(null);
  // A second press may come before the next render.
  const isUnderWay = useRef(false);
  const [showsFaults, setShowsFaults] = useState(false);
  /** Fewer points than before, to be confirmed. */
  const [lower, setLower] = useState<number[] | null>(null);
  const { rubric, version, passPoints } = task;
  const { scores, comment, taskVersion, correctsGradedAt } = draft ?? emptyDraft(task);
  // Typing again means that the teacher has seen what has changed.
  const change = (changed: Partial<GradeDraft>) =>
    setDraft({
      scores,
      comment,
      ...(correctsGradedAt !== undefined && { correctsGradedAt }),
      ...changed,
      taskVersion: version,
    });

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  function save(event: FormEvent) {
    event.preventDefault();
    const scored = rubric.flatMap(({ points }, place) => scoreOf(scores[place], points) ?? []);
    flushSync(() => setShowsFaults(scored.length < rubric.length));
    if (scored.length < rubric.length) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else if (corrected && draft && isSameGrade(draft, corrected)) onCancel();
    else if (corrected && sumOf(scored) < corrected.points) setLower(scored);
    else send(scored);
  }

  function send(given: number[]) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    grading.mutate(
      { taskVersion: version, scores: given, comment, ...(correctsGradedAt !== undefined && { correctsGradedAt }) },
      {
        onSuccess: () => {
          onSaved();
          setDraft(null);
        },
        onSettled: () => void (isUnderWay.current = false),
      },
    );
  }

  return (
    <form ref={form} noValidate onSubmit={save} className="grid gap-5">
      <LeaveGuard active={!isKept} />
      <p className="text-sm text-muted">{texts.lead(passPoints, sumOf(rubric.map(({ points }) => points)))}</p>
      <ErrorLine>{taskVersion !== version && texts.taskChanged}</ErrorLine>
      <ScoreFields
        rubric={rubric}
        passPoints={passPoints}
        scores={scores}
        showsFaults={showsFaults}
        onScores={(changed) => change({ scores: changed })}
      />
      <CommentField comment={comment} onComment={(changed) => change({ comment: changed })} />
      <ErrorLine>{taskVersion === version && grading.error && failureText(grading.error, texts.failed)}</ErrorLine>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={grading.isPending}>
          {corrected ? texts.saveCorrection : texts.save}
        </Button>
        {corrected && (
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <p className="text-sm text-muted">{isKept ? texts.kept : texts.notKept}</p>
      </div>
      {corrected && (
        <LowerGradeDialog
          from={corrected.points}
          to={lower && sumOf(lower)}
          losesPass={corrected.isPassed && lower !== null && sumOf(lower) < passPoints}
          onClose={() => setLower(null)}
          onConfirm={() => {
            setLower(null);
            if (lower) send(lower);
          }}
        />
      )}
    </form>
  );
}
