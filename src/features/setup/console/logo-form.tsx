import { type SubmitEvent, useState } from 'react';
import { failureText } from '../../../platform/web/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { DoneLine } from '../../../ui/done-line.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { listMessages } from '../../admin/web/public.ts';
import { startMessages as texts } from './messages.ts';
import { type Setup, useDeleteLogo, useSetLogo } from './setup-data.ts';

/** Form for the logo next to the site's name. */
export function LogoForm({ setup: { logo } }: { readonly setup: Setup }) {
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const set = useSetLogo();
  const remove = useDeleteLogo();
  const error = set.error ?? remove.error;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(file === null);
    if (!file || set.isPending) return;
    remove.reset();
    set.mutate(file);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {logo !== null && <img src={logo} alt={texts.logoAlt} className="size-16 rounded-md object-contain" />}
      <FileField
        label={texts.logo}
        hint={texts.logoHint}
        accept=".png,.jpg,.webp"
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
      />
      <ErrorLine>{isMissing ? texts.noFile : error && failureText(error, listMessages.failedAct)}</ErrorLine>
      <DoneLine takesFocus={remove.isSuccess}>{(set.isSuccess || remove.isSuccess) && texts.reload}</DoneLine>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" busy={set.isPending}>
          {texts.setLogo}
        </Button>
        {logo !== null && (
          <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            {texts.noLogo}
          </Button>
        )}
      </div>
    </form>
  );
}
