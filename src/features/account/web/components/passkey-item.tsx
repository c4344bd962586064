import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { checkForm } from '../../../../platform/web/check-form.ts';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { lineOf } from '../../../../platform/contract/text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { passkeyNameMaxLength } from '../../factor-contract.ts';
import { type Passkey, useRemovePasskey, useRenamePasskey } from '../factor-data.ts';
import { askPasswordMessages, passkeyMessages as texts } from '../factor-messages.ts';
import { dayOf, failedText } from '../messages.ts';

interface PasskeyItemProps {
  readonly passkey: Passkey;
  readonly onDone: (text: string) => void;
}

export function PasskeyItem({ passkey: { id, name, addedAt, usedAt }, onDone }: PasskeyItemProps) {
  const remove = useRemovePasskey(id, () => onDone(texts.removed));
  const [isNamed, setNamed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  if (isNamed) {
    const end = (isRenamed: boolean) => {
      setNamed(false);
      if (isRenamed) onDone(texts.renamed);
    };
    return <NameForm id={id} name={name} onEnd={end} />;
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-5">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-muted">{texts.facts(dayOf(addedAt), usedAt === null ? null : dayOf(usedAt))}</p>
        <ErrorLine>{remove.isError && failureText(remove.error, failedText)}</ErrorLine>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" size="small" aria-label={texts.renameOf(name)} onClick={() => setNamed(true)}>
          {texts.rename}
        </Button>
        <Button variant="quiet" size="small" aria-label={texts.removeOf(name)} onClick={() => setAsked(true)}>
          {texts.remove}
        </Button>
      </div>
      <Dialog
        open={isAsked}
        title={texts.removeTitle(name)}
        onClose={() => setAsked(false)}
        closeLabel={texts.keep}
        action={
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() => {
              setAsked(false);
              remove.mutate();
            }}
          >
            {texts.remove}
          </Button>
        }
      >
        {texts.removeText}
      </Dialog>
    </li>
  );
}

const checkName = checkForm(z.object({ name: lineOf(passkeyNameMaxLength) }), {
  name: { missing: texts.nameMissing, tooLong: texts.nameTooLong },
});

interface NameFormProps {
  readonly id: string;
  readonly name: string;
  readonly onEnd: (isRenamed: boolean) => void;
}

function NameForm({ id, name, onEnd }: NameFormProps) {
  const rename = useRenamePasskey(id);
  const form = useForm({ resolver: checkName, defaultValues: { name } });
  useEffect(() => form.setFocus('name', { shouldSelect: true }), [form]);
  const failure = rename.isError ? failureText(rename.error, failedText) : undefined;
  return (
    <li className="py-5">
      <form
        noValidate
        className="grid gap-3"
        onSubmit={form.handleSubmit((values) => rename.mutate(values.name, { onSuccess: () => onEnd(true) }))}
      >
        <TextField
          label={texts.name}
          required
          error={form.formState.errors.name?.message ?? failure}
          {...form.register('name')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" busy={rename.isPending}>
            {texts.save}
          </Button>
          <Button variant="quiet" size="small" onClick={() => onEnd(false)}>
            {askPasswordMessages.cancel}
          </Button>
        </div>
      </form>
    </li>
  );
}
