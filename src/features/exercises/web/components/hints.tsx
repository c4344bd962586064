import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { RichText } from '../../../../ui/rich-text.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { useRecordLearning } from '../../../progress/web/public.ts';
import type { CodeExercise } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';

const texts = exerciseMessages.hints;

interface HintsProps {
  readonly exercise: CodeExercise;
  readonly isEnrolled: boolean;
  /** Number of hints viewed earlier. */
  readonly used: number;
}

/** Hints, each shown after the one before; viewing one is recorded. */
export function Hints({ exercise: { courseId, exerciseId, version, task }, isEnrolled, used }: HintsProps) {
  const [opened, setOpened] = useState(0);
  const record = useRecordLearning(courseId);
  const all = task.hints.length;
  const shown = Math.min(all, Math.max(opened, used));
  // The button disappears with the last hint, so the panel takes the focus.
  const panel = useFocusWhen(opened > 0 && shown === all);

  const showNext = () => {
    setOpened(shown + 1);
    if (isEnrolled) record.mutate([{ kind: 'hint-used', subject: exerciseId, version, hint: shown }]);
  };
  return (
    <div ref={panel} tabIndex={-1} className={cx('grid justify-items-start gap-3', shown === 0 && 'print:hidden')}>
      <h4 className="text-sm font-semibold">{texts.title}</h4>
      <ol aria-live="polite" className="grid list-decimal gap-2 pl-6 empty:hidden">
        {task.hints.slice(0, shown).map((html) => (
          <li key={html}>
            <RichText as="div" html={html} className="prose" />
          </li>
        ))}
      </ol>
      {shown < all && (
        <Button variant="secondary" size="small" onClick={showNext}>
          {texts.show(shown + 1, all)}
        </Button>
      )}
    </div>
  );
}
