import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { manyMessages } from '../many/messages.ts';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import type { Done } from '../use-done.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** What was done last, and the way to undo it where there is one. What was opened may be gone with the button that was pressed, so it takes the focus. */
export function DoneWithUndo({ done }: { readonly done: Done }) {
  if (done.isProblem) return <Problem key={done.times} text={done.text} />;
  return <LastDone key={done.times} done={done} />;
}

/** What ends soon is in sight wherever one has scrolled to, above what stands at the foot of the window. */
const inSight =
  'fixed inset-x-4 bottom-20 z-20 rounded-lg border border-line bg-surface p-3 shadow-float sm:left-auto sm:max-w-2xl';

/** The button for it is gone, so this takes the focus. */
function Problem({ text }: { readonly text: string }) {
  const line = useFocusWhen(true);
  return (
    <div ref={line} tabIndex={-1}>
      <ErrorLine>{text}</ErrorLine>
    </div>
  );
}

function LastDone({ done: { text, times, undo, within } }: { readonly done: Done }) {
  const seconds = useSecondsLeft(within?.ms);
  const [isOnUndo, setOnUndo] = useState(false);
  const isOver = seconds === 0;
  return (
    <div className={cx('flex flex-wrap items-center gap-3', seconds !== null && !isOver && inSight)}>
      {/* A button that goes while it has the focus hands it to this line. */}
      <DoneLine key={isOver && isOnUndo ? 'after' : 'first'} takesFocus={times > 0}>
        {isOver ? within?.after : text}
      </DoneLine>
      {undo && !isOver && (
        <>
          <Button
            variant="secondary"
            size="small"
            onFocus={() => setOnUndo(true)}
            onBlur={() => setOnUndo(false)}
            onClick={undo}
          >
            {manyMessages.undo}
          </Button>
          {seconds !== null && (
            <span aria-hidden="true" className="text-sm text-muted tabular-nums">
              {manyMessages.secondsLeft(seconds)}
            </span>
          )}
        </>
      )}
    </div>
  );
}
