import { type SubmitEvent, useState } from 'react';
import { failureText } from '../../../platform/web/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { DoneLine } from '../../../ui/done-line.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { LimitedTextField } from '../../../ui/limited-field.tsx';
import { listMessages } from '../../admin/web/public.ts';
import { startMessages as texts } from './messages.ts';
import { type Setup, useSetLook } from './setup-data.ts';

const colour = /^#[0-9a-f]{6}$/;

/** Form for the accent color: a text field and the browser's color picker. */
export function AccentForm({ setup: { version, accent, shown } }: { readonly setup: Setup }) {
  const [typed, setTyped] = useState(accent ?? '');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, error, isSuccess } = useSetLook();
  const color = typed.trim().toLowerCase();

  function save(event: SubmitEvent) {
    event.preventDefault();
    setWrong(!colour.test(color));
    if (colour.test(color) && !isPending) mutate({ version, accent: color });
  }

  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <p className="text-muted">{texts.accentText}</p>
      <div className="flex flex-wrap items-end gap-3">
        <LimitedTextField
          label={texts.accent}
          hint={texts.accentHint}
          error={isWrong ? texts.accentWrong : undefined}
          value={typed}
          maxLength={7}
          onChange={({ target }) => setTyped(target.value)}
        />
        <input
          type="color"
          aria-label={texts.pickAccent}
          value={colour.test(color) ? color : '#0b5d4e'}
          onChange={({ target }) => setTyped(target.value)}
          className="size-11 rounded-md border border-field-line bg-surface p-1"
        />
      </div>
      {shown && <p className="text-sm text-muted">{texts.shown(shown.light, shown.dark)}</p>}
      <ErrorLine>{error && failureText(error, listMessages.failedAct)}</ErrorLine>
      <DoneLine takesFocus={isSuccess && accent === null}>{isSuccess && texts.reload}</DoneLine>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" busy={isPending}>
          {texts.saveAccent}
        </Button>
        {accent !== null && (
          <Button variant="quiet" onClick={() => mutate({ version, accent: null }, { onSuccess: () => setTyped('') })}>
            {texts.noAccent}
          </Button>
        )}
      </div>
    </form>
  );
}
