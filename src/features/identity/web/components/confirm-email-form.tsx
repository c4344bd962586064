import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { refusalText } from '../../../../platform/web/failure-text.ts';
import { failedWith } from '../../../../platform/web/rpc.ts';
import { useAct } from '../../../../platform/web/use-act.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { FormLines } from '../../../../ui/status-region.tsx';
import type { identityRoutes } from '../../contract.ts';
import { checkPassword } from '../form-checks.ts';
import { confirmMessages, fieldMessages } from '../messages.ts';
import { call } from '../session-call.ts';
import { checkSession } from '../session-check.ts';
import { PasswordField } from './password-field.tsx';
import { SignedInNote } from './signed-in-note.tsx';

type ConfirmEmail = (typeof identityRoutes)['PUT /api/email'];

interface ConfirmEmailFormProps {
  readonly token: string;
  /** The sign-in address after the confirmation. */
  readonly email: string;
  /** Rendered if the link stopped working meanwhile. */
  readonly dead: ReactNode;
}

/** Asks for the account's password to change the address: access to a session or a mailbox alone is not enough. */
export function ConfirmEmailForm({ token, email, dead }: ConfirmEmailFormProps) {
  const form = useForm({ resolver: checkPassword, defaultValues: { password: '' } });
  const { state, run } = useAct(async ({ password }: { password: string }) => {
    await call('PUT /api/email', { body: { token, password } });
    await checkSession();
  });
  const failure = state.status === 'failed' ? state.error : null;
  const isWrong = failure !== null && failedWith<ConfirmEmail>(failure, 'invalid-credential');
  useEffect(() => {
    if (isWrong) form.setFocus('password', { shouldSelect: true });
  }, [isWrong, failure, form]);

  if (failure && failedWith<ConfirmEmail>(failure, 'expired-action-code')) return dead;
  if (state.status === 'done') return <SignedInNote text={confirmMessages.done(email)} takesFocus />;
  return (
    <Card>
      <form method="post" noValidate onSubmit={form.handleSubmit(run)} className="flex flex-col gap-5">
        <p>
          {confirmMessages.address} <strong className="break-words">{email}</strong>
        </p>
        <PasswordField
          label={fieldMessages.password}
          hint={confirmMessages.hint}
          autoComplete="current-password"
          required
          error={form.formState.errors.password?.message ?? (isWrong ? confirmMessages.wrongPassword : undefined)}
          {...form.register('password')}
        />
        <FormLines>
          <ErrorLine>{!isWrong && failure && refusalText(failure)}</ErrorLine>
        </FormLines>
        <Button type="submit" busy={state.status === 'pending'}>
          {confirmMessages.submit}
        </Button>
        <p className="text-sm text-muted">{confirmMessages.forgotten}</p>
      </form>
    </Card>
  );
}
