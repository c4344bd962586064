import { useForm } from 'react-hook-form';
import { checkForm } from '../../../../platform/web/check-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { FormLines } from '../../../../ui/status-region.tsx';
import { NewPasswordField, PasswordField } from '../../../identity/web/public.ts';
import { PasswordForm } from '../../contract.ts';
import { useChangePassword } from '../data.ts';
import { accountFieldTexts, passwordMessages } from '../messages.ts';
import { useWrongPassword } from '../use-wrong-password.ts';

const checkPasswords = checkForm(PasswordForm, {
  password: accountFieldTexts.password,
  newPassword: accountFieldTexts.newPassword,
});
const empty = { password: '', newPassword: '' };

export function PasswordSection({ email }: { readonly email: string }) {
  const change = useChangePassword();
  const form = useForm({ resolver: checkPasswords, defaultValues: empty });
  const { errors } = form.formState;
  const { wrong, line } = useWrongPassword(change.error, () => form.setFocus('password', { shouldSelect: true }));
  return (
    <section aria-labelledby="password-title" className="grid gap-5">
      <h2 id="password-title" className="text-h3">
        {passwordMessages.title}
      </h2>
      <p className="text-muted">{passwordMessages.lead}</p>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((values) => change.mutate(values, { onSuccess: () => form.reset(empty) }))}
        className="flex flex-col gap-5"
      >
        {/* Tells password managers the account of this password. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={passwordMessages.present}
          hint={passwordMessages.forgotten}
          autoComplete="current-password"
          required
          error={errors.password?.message ?? wrong}
          {...form.register('password')}
        />
        <NewPasswordField
          label={passwordMessages.wanted}
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <FormLines>
          <ErrorLine>{line}</ErrorLine>
          <DoneLine takesFocus={change.isSuccess}>{change.isSuccess && passwordMessages.changed}</DoneLine>
        </FormLines>
        <Button type="submit" variant="secondary" busy={change.isPending}>
          {passwordMessages.submit}
        </Button>
      </form>
    </section>
  );
}
