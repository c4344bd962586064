import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { manyMessages } from '../many/messages.ts';
import type { Done } from '../use-done.ts';

/** What was done last, and the way to undo it where there is one. What was opened may be gone with the button that was pressed, so it takes the focus. */
export function DoneWithUndo({ done: { text, times, undo } }: { readonly done: Done }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <DoneLine key={times} takesFocus={times > 0}>
        {text}
      </DoneLine>
      {undo && (
        <Button variant="secondary" size="small" onClick={undo}>
          {manyMessages.undo}
        </Button>
      )}
    </div>
  );
}
