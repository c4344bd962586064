import { cx } from '../../../../ui/cx.ts';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { lessonFacts } from '../messages.ts';

interface LessonStateMarkProps {
  readonly state: 'not-begun' | 'begun' | 'done' | undefined;
  /** Shown in the mark until the lesson is done. */
  readonly number: number;
}

/** Station on the course's line: the lesson's number, and a tick once it is done. */
export function LessonStateMark({ state, number }: LessonStateMarkProps) {
  return (
    <span
      className={cx(
        'grid size-7 shrink-0 place-items-center rounded-full border-2 text-xs font-bold tabular-nums',
        state === 'done' && 'border-primary bg-primary text-on-primary',
        state === 'begun' && 'border-primary bg-primary-soft text-primary',
        state !== 'done' && state !== 'begun' && 'border-field-line bg-paper text-muted',
      )}
    >
      {state === 'done' ? <PartIcon name="check" className="size-4" /> : <span aria-hidden="true">{number}</span>}
      {state === 'done' && <span className="sr-only">{lessonFacts.done}</span>}
      {state === 'begun' && <span className="sr-only">{lessonFacts.begun}</span>}
    </span>
  );
}
