import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { listMessages } from '../../admin/web/public.ts';
import { userMessages as texts } from './messages.ts';

interface DeleteUserProps {
  readonly email: string;
  /** True if the deletion is immediate, without days of grace. */
  readonly isAtOnce: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** Button that deletes a user's account after its address was typed. */
export function DeleteUser({ email, isAtOnce, busy, onConfirm }: DeleteUserProps) {
  const formId = useId();
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const label = isAtOnce ? texts.removeNow : texts.remove;

  function ask(isOpen: boolean) {
    setAsked(isOpen);
    setTyped('');
    setWrong(false);
  }

  function confirm(event: SubmitEvent) {
    event.preventDefault();
    const isSame = typed.trim().toLowerCase() === email.toLowerCase();
    setWrong(!isSame);
    if (!isSame) return;
    ask(false);
    onConfirm();
  }

  return (
    <>
      <Button variant="danger" busy={busy} onClick={() => ask(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsked}
        title={isAtOnce ? texts.removeNowTitle(email) : texts.removeTitle(email)}
        onClose={() => ask(false)}
        closeLabel={listMessages.cancel}
        action={
          <Button type="submit" form={formId} variant="danger">
            {label}
          </Button>
        }
      >
        <form id={formId} noValidate onSubmit={confirm} className="grid gap-3">
          <p>{isAtOnce ? texts.removeAtOnce : texts.removeLater}</p>
          <p>{texts.removeText}</p>
          <p>{texts.removeStays}</p>
          <TextField
            label={texts.removeAddress}
            hint={email}
            error={isWrong ? texts.removeAddressWrong : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </form>
      </Dialog>
    </>
  );
}
