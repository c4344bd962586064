import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { failedWith } from '../../../../platform/web/rpc.ts';
import { useAct } from '../../../../platform/web/use-act.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle, Page as Width } from '../../../../ui/page.tsx';
import type { identityRoutes } from '../../contract.ts';
import { NewPasswordShape } from '../credentials-shape.ts';
import { fieldMessages, resetMessages } from '../messages.ts';
import { DeadLink } from '../parts/dead-link.tsx';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { call } from '../session-call.ts';
import { adoptSession } from '../session-store.ts';

type ResetPassword = (typeof identityRoutes)['PUT /api/password'];

/** Where the mailed link leads: a new password, which signs in. */
export function Page() {
  const { token } = useSearch({ from: '/reset-password' });
  const navigate = useNavigate();
  const { state, run } = useAct(async ({ password }: { password: string }) => {
    adoptSession(await call('PUT /api/password', { body: { token, password } }));
    await navigate({ to: '/dashboard' });
  });
  const form = useForm({ resolver: zodResolver(NewPasswordShape), defaultValues: { password: '' } });
  const expired =
    token === '' || (state.status === 'failed' && failedWith<ResetPassword>(state.error, 'expired-action-code'));

  return (
    <Width width="narrow">
      <PageTitle title={resetMessages.title} />
      {expired ? (
        <DeadLink text={resetMessages.expired} again={resetMessages.again}>
          <LinkButton to="/login">{resetMessages.login}</LinkButton>
        </DeadLink>
      ) : (
        <Card>
          <form method="post" noValidate onSubmit={form.handleSubmit(run)} className="grid gap-5">
            <NewPasswordField
              label={fieldMessages.newPassword}
              error={form.formState.errors.password?.message}
              {...form.register('password')}
            />
            <ErrorLine>{state.status === 'failed' && state.error.message}</ErrorLine>
            <Button type="submit" busy={state.status === 'pending'}>
              {resetMessages.submit}
            </Button>
          </form>
        </Card>
      )}
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: 'Choose a new password', description: '' };
}
