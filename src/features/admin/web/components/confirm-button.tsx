import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { listMessages } from '../messages.ts';

interface ConfirmButtonProps {
  readonly label: string;
  /** Accessible name, if several buttons have the same label. */
  readonly name?: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly busy: boolean;
  readonly isDanger?: boolean;
  readonly onConfirm: () => void;
}

/** Button that asks for confirmation before its action. */
export function ConfirmButton({ label, name, title, text, busy, isDanger = false, onConfirm }: ConfirmButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant={isDanger ? 'danger' : 'secondary'} aria-label={name} busy={busy} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsked}
        title={title}
        onClose={() => setAsked(false)}
        closeLabel={listMessages.cancel}
        action={
          <Button
            variant={isDanger ? 'danger' : 'secondary'}
            onClick={() => {
              setAsked(false);
              onConfirm();
            }}
          >
            {label}
          </Button>
        }
      >
        {text}
      </Dialog>
    </>
  );
}
