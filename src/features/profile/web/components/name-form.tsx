import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { checkForm } from '../../../../platform/web/check-form.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ProfileForm } from '../../contract.ts';
import { useSaveName } from '../data.ts';
import { profileFieldTexts } from '../field-texts.ts';
import { editProfileMessages, nameMessages } from '../messages.ts';

const checkName = checkForm(z.pick(ProfileForm, { name: true }), profileFieldTexts);

/** Asks a user without a name for one; optional. The address stays unchanged. */
export function NameForm({ uid }: { readonly uid: string }) {
  const update = useSaveName(uid);
  const form = useForm({ resolver: checkName, defaultValues: { name: '' } });

  return (
    <section aria-label={nameMessages.title}>
      <DoneLine takesFocus={update.isSuccess}>{update.isSuccess && nameMessages.saved}</DoneLine>
      <LeaveGuard active={form.formState.isDirty && !update.isSuccess} />
      {!update.isSuccess && (
        <form
          noValidate
          onSubmit={form.handleSubmit(({ name }) => update.mutate(name))}
          className="grid max-w-md gap-4"
        >
          <h2 className="text-h3">{nameMessages.title}</h2>
          <TextField
            label={editProfileMessages.name}
            hint={nameMessages.lead}
            autoComplete="name"
            required
            error={form.formState.errors.name?.message}
            {...form.register('name')}
          />
          <ErrorLine>{update.isError && editProfileMessages.saveFailed}</ErrorLine>
          <Button type="submit" variant="secondary" busy={update.isPending} className="justify-self-start">
            {nameMessages.save}
          </Button>
        </form>
      )}
    </section>
  );
}
