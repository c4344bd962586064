import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { safeReturnAddress } from '../../../../platform/contract/return-address.ts';
import { refusalText } from '../../../../platform/web/failure-text.ts';
import { failedWith } from '../../../../platform/web/rpc.ts';
import { useAct } from '../../../../platform/web/use-act.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { FormLines } from '../../../../ui/status-region.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { identityRoutes } from '../../contract.ts';
import { checkNewPassword, checkNewPasswordAndCode } from '../form-checks.ts';
import { fieldMessages, resetMessages } from '../messages.ts';
import { call } from '../session-call.ts';
import { adoptSession } from '../session-store.ts';
import type { MailedLink } from '../use-mailed-link.ts';
import { NewPasswordField } from './new-password-field.tsx';

type ResetPassword = (typeof identityRoutes)['PUT /api/password'];

interface NewPasswordFormProps {
  readonly token: string;
  readonly link: MailedLink;
  /** Rendered if the link stopped working meanwhile. */
  readonly dead: ReactNode;
}

/** Sets a new password, signs in and continues where the login began; a restore link also restores the previous sign-in address. */
export function NewPasswordForm({ token, link: { purpose, email, asksForCode }, dead }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const { returnTo } = useSearch({ strict: false }) as { readonly returnTo?: unknown };
  const { state, run } = useAct(async ({ password, code }: { password: string; code: string }) => {
    const body = { token, password, ...(asksForCode && { code }) };
    adoptSession(await call('PUT /api/password', { body }));
    const address = safeReturnAddress(returnTo);
    if (address === undefined) await navigate({ to: '/dashboard' });
    else history.push(address);
  });
  const form = useForm({
    resolver: asksForCode ? checkNewPasswordAndCode : checkNewPassword,
    defaultValues: { password: '', code: '' },
  });
  const failure = state.status === 'failed' ? state.error : null;

  if (failure && failedWith<ResetPassword>(failure, 'expired-action-code')) return dead;
  return (
    <Card>
      <form method="post" noValidate onSubmit={form.handleSubmit(run)} className="flex flex-col gap-5">
        <p>
          {resetMessages.account} <strong className="break-words">{email}</strong>
        </p>
        {purpose === 'restore-email' && <p>{resetMessages.restores}</p>}
        {/* Tells password managers the account of this password. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField
          label={fieldMessages.newPassword}
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
        {asksForCode && (
          <TextField
            label={resetMessages.code}
            hint={resetMessages.codeHint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={form.formState.errors.code?.message}
            {...form.register('code')}
          />
        )}
        <p className="text-sm text-muted">{resetMessages.passkeys}</p>
        <FormLines>
          <ErrorLine>{failure && refusalText(failure)}</ErrorLine>
        </FormLines>
        <Button type="submit" busy={state.status === 'pending'}>
          {resetMessages.submit}
        </Button>
      </form>
    </Card>
  );
}
