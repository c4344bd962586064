import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { codeMessages as texts } from '../code-messages.ts';

/** Shows the number of remaining recovery codes after a login with one, before the user continues. */
export function LastCodes({ left, onContinue }: { readonly left: number; readonly onContinue: () => void }) {
  const note = useFocusWhen(true);
  return (
    <Card className="grid gap-6">
      <div ref={note} tabIndex={-1}>
        <StatusLine>{texts.left(left)}</StatusLine>
      </div>
      <Button onClick={onContinue}>{texts.goOn}</Button>
    </Card>
  );
}
