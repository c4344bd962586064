import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { bulkMessages } from '../bulk/messages.ts';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import type { Done } from '../use-done.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Result of the last action, with Undo if available. Takes the focus, because the pressed button may be gone. */
export function DoneWithUndo({ done }: { readonly done: Done }) {
  // The height is kept: the line leaves a limited Undo by itself, when somebody may be pressing what is below.
  return (
    <div className="min-h-7 max-sm:min-h-12">
      {done.isProblem ? <Problem key={done.times} text={done.text} /> : <LastDone key={done.times} done={done} />}
    </div>
  );
}

/** Keeps a limited Undo visible, above what is fixed at the bottom of the window. */
const inSight =
  'fixed inset-x-4 bottom-20 z-20 rounded-lg border border-line bg-surface p-3 shadow-float sm:left-auto sm:max-w-2xl';

/** Takes the focus, because the pressed button is gone. */
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
      {/* Takes the focus when the focused Undo button disappears. */}
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
            {bulkMessages.undo}
          </Button>
          {seconds !== null && (
            <span aria-hidden="true" className="text-sm text-muted tabular-nums">
              {bulkMessages.secondsLeft(seconds)}
            </span>
          )}
        </>
      )}
    </div>
  );
}
