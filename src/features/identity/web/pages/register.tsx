import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useAct } from '../../../../platform/web/use-act.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { PageTitle, Page as Width } from '../../../../ui/page.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { RegisterShape } from '../credentials-shape.ts';
import { fieldMessages, registerMessages, signedInMessages } from '../messages.ts';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { SignedInNote } from '../parts/signed-in-note.tsx';
import { call } from '../session-call.ts';
import { adoptSession, useSession } from '../session-store.ts';

/** Specification §4: after success the page stays; it says so and offers the dashboard. The query's role is not read (§2). */
export function Page() {
  const session = useSession();
  const { state, run } = useAct(async (body: z.infer<typeof RegisterShape>) => {
    adoptSession(await call('POST /api/accounts', { body }));
  });
  const form = useForm({ resolver: zodResolver(RegisterShape), defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const texts = state.status === 'done' ? registerMessages.ready : signedInMessages.text;

  return (
    <Width width="narrow">
      <PageTitle title={registerMessages.title} />
      {session.status === 'signed-in' ? (
        <SignedInNote text={texts(session.user.email)} takesFocus={state.status === 'done'} />
      ) : (
        <>
          <Card>
            <form method="post" noValidate onSubmit={form.handleSubmit(run)} className="grid gap-5">
              <TextField
                label={fieldMessages.email}
                type="email"
                autoComplete="username"
                required
                error={errors.email?.message}
                {...form.register('email')}
              />
              <NewPasswordField
                label={fieldMessages.password}
                error={errors.password?.message}
                {...form.register('password')}
              />
              <ErrorLine>{state.status === 'failed' && state.error.message}</ErrorLine>
              <Button type="submit" busy={state.status === 'pending'}>
                {registerMessages.submit}
              </Button>
            </form>
          </Card>
          <p className="mt-6 text-center">
            {registerMessages.hasAccount}{' '}
            <Link to="/login" className="text-link">
              {registerMessages.login}
            </Link>
          </p>
        </>
      )}
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: 'Sign Up', description: 'Create an account to enrol in courses and follow your progress.' };
}
