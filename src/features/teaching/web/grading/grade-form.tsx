import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { CommentField } from './comment-field.tsx';
import type { Task, useGradeHandIn } from './data.ts';
import { gradeMessages as texts } from './messages.ts';
import { ScoreFields } from './score-fields.tsx';
import { type GradeDraft, type useGradeDraft, emptyDraft, scoreOf } from './use-grade-draft.ts';

interface GradeFormProps {
  readonly task: Task;
  readonly typed: ReturnType<typeof useGradeDraft>;
  readonly grading: ReturnType<typeof useGradeHandIn>;
}

/** The rubric as a form, and the comment. What is typed is kept until the server has it. */
export function GradeForm({ task, typed: { draft, isKept, setDraft }, grading }: GradeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // A second press may come before this is drawn anew.
  const isUnderWay = useRef(false);
  const [showsFaults, setShowsFaults] = useState(false);
  const { rubric, version, passPoints } = task;
  const maxPoints = rubric.reduce((total, { points }) => total + points, 0);
  const { scores, comment, taskVersion } = draft ?? emptyDraft(task);
  // Typing again is having seen what has changed.
  const change = (changed: Partial<GradeDraft>) => setDraft({ scores, comment, ...changed, taskVersion: version });

  function save(event: FormEvent) {
    event.preventDefault();
    const given = rubric.flatMap(({ points }, place) => scoreOf(scores[place], points) ?? []);
    flushSync(() => setShowsFaults(given.length < rubric.length));
    if (given.length < rubric.length) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else if (!isUnderWay.current) send(given);
  }

  function send(given: number[]) {
    isUnderWay.current = true;
    grading.mutate(
      { taskVersion: version, scores: given, comment },
      { onSuccess: () => setDraft(null), onSettled: () => void (isUnderWay.current = false) },
    );
  }

  return (
    <form ref={form} noValidate onSubmit={save} className="grid gap-5">
      <LeaveGuard active={!isKept} />
      <p className="text-sm text-muted">{texts.lead(passPoints, maxPoints)}</p>
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
          {texts.save}
        </Button>
        <p className="text-sm text-muted">{isKept ? texts.kept : texts.notKept}</p>
      </div>
    </form>
  );
}
