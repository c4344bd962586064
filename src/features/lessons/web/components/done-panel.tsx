import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import type { Lesson } from '../../outline.ts';
import { doneMessages } from '../end-messages.ts';
import type { LessonProgress } from '../../../progress/derive-lesson.ts';
import { useLessonRecord } from '../lesson-record.ts';

interface DonePanelProps {
  readonly lesson: Lesson;
  readonly state: LessonProgress;
}

/** Marks a lesson as done, and undoes that. A lesson that is done by passing its tasks stays done. */
export function DonePanel({ lesson, state }: DonePanelProps) {
  const { markDone, undo, isFailed, lastAct } = useLessonRecord(lesson);
  const isDone = state.state === 'done';
  const acts = useFocusWhen(!isDone && lastAct === 'lesson-undone');
  return (
    <section aria-labelledby="done" className="grid gap-3 rounded-lg border border-line bg-surface p-6 print:hidden">
      <h2 id="done" className={isDone ? 'sr-only' : 'text-h3'}>
        {doneMessages.title}
      </h2>
      <DoneLine takesFocus={isDone && lastAct === 'lesson-done'}>{isDone && doneMessages.isDone}</DoneLine>
      {isDone && state.isChanged && <p className="text-sm text-muted">{doneMessages.changed}</p>}
      {isDone && state.doneKeys.length === 0 && <p className="text-sm text-muted">{doneMessages.bySteps}</p>}
      <div ref={acts} tabIndex={-1}>
        {!isDone && <Button onClick={markDone}>{doneMessages.mark}</Button>}
        {isDone && state.doneKeys.length > 0 && (
          <Button variant="quiet" size="small" className="-ml-3.5" onClick={() => undo(state.doneKeys)}>
            {doneMessages.undo}
          </Button>
        )}
      </div>
      <ErrorLine>{isFailed && doneMessages.failed}</ErrorLine>
    </section>
  );
}
