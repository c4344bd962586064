import { type SubmitEvent, useState } from 'react';
import { fieldFaults, formFailureText } from '../../../platform/web/field-faults.ts';
import { LeaveGuard } from '../../../platform/web/leave-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { LimitedTextField } from '../../../ui/limited-field.tsx';
import { StatusLine } from '../../../ui/status-line.tsx';
import { listMessages } from '../../admin/web/public.ts';
import { startMessages as texts } from './messages.ts';
import { type Setup, useSetLook } from './setup-data.ts';

/** Setup step for the site's name. */
export function BrandStep({ setup: { brand, version, isBrandFixed } }: { readonly setup: Setup }) {
  const [typed, setTyped] = useState(brand);
  const { mutate, isPending, error, isSuccess } = useSetLook();
  const name = typed.trim();
  const faults = fieldFaults(error, { brand: texts.brand });
  if (isBrandFixed) return <p className="text-muted">{texts.brandFixed(brand)}</p>;

  function save(event: SubmitEvent) {
    event.preventDefault();
    if (name !== '' && !isPending) mutate({ version, brand: name });
  }

  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <LeaveGuard active={name !== brand} />
      <LimitedTextField
        label={texts.brand}
        hint={texts.brandHint}
        value={typed}
        error={faults.brand}
        maxLength={60}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ErrorLine>{error && formFailureText(error, faults, listMessages.failedAct)}</ErrorLine>
      <StatusLine>{isSuccess && texts.reload}</StatusLine>
      <div>
        <Button type="submit" variant="secondary" busy={isPending} disabled={name === '' || name === brand}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
