import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { FormLines } from '../../../../ui/status-region.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { type CourseInMind, searchOf } from '../course-in-mind.ts';
import { checkLogin } from '../form-checks.ts';
import { fieldMessages, loginMessages, signedInMessages } from '../messages.ts';
import { CourseNote } from './course-note.tsx';
import { PasswordField } from './password-field.tsx';
import { SignedInNote } from './signed-in-note.tsx';
import { sessionEndings } from '../session-messages.ts';
import { type SessionState, useSession } from '../session-store.ts';
import { useFaultyField } from '../use-faulty-field.ts';
import { type LoginState, useLogin } from '../use-login.ts';
import { useReturnAddress } from '../use-return-address.ts';

const CodeForm = lazyPart(() => import('./code-form.tsx'), loginMessages.part, <SkeletonLines lines={4} />);

interface LoginFormProps {
  readonly course: CourseInMind | undefined;
  /**
   * For a new login on another page: the previous user's address, and a callback that replaces the redirect to
   * /dashboard.
   */
  readonly again?: { readonly email: string; readonly onDone: () => void };
}

/** The login form; for signed-in users, links to continue. */
export function Part({ course, again }: LoginFormProps) {
  const session = useSession();
  const login = useLogin(course, again?.onDone);
  const returnTo = useReturnAddress();
  const { state, begin, signIn, mailPasswordReset } = login;
  const form = useForm({ resolver: checkLogin, defaultValues: { email: again?.email ?? '', password: '' } });
  const { errors } = form.formState;
  const { setFocus } = form;
  const lineId = useId();
  const faultyField = useFaultyField(state.status === 'failed' ? state.error : null, setFocus);

  const isAgain = again !== undefined;
  useEffect(() => {
    if (isAgain) setFocus('password');
  }, [isAgain, setFocus]);

  async function logIn(event: FormEvent) {
    begin();
    await form.handleSubmit(signIn)(event);
  }

  async function forgotPassword() {
    begin();
    form.clearErrors();
    const email = form.getValues('email');
    if (email.trim() === '') setFocus('email');
    else if (!(await form.trigger('email', { shouldFocus: true }))) return;
    await mailPasswordReset(email);
  }

  if (session.status === 'signed-in' && state.status === 'idle') {
    return <SignedInNote text={signedInMessages.text(session.user.email)} course={course} />;
  }
  if (state.status === 'asks-code') return <CodeForm onSession={login.enter} onBack={login.startAgain} />;
  return (
    <>
      {course && <CourseNote course={course} />}
      <Card>
        <form method="post" noValidate onSubmit={(event) => void logIn(event)} className="flex flex-col gap-5">
          <TextField
            label={fieldMessages.email}
            type="email"
            autoComplete="username webauthn"
            required
            error={errors.email?.message}
            {...form.register('email')}
          />
          <PasswordField
            label={fieldMessages.password}
            autoComplete="current-password"
            required
            error={errors.password?.message}
            errorId={faultyField === 'password' ? lineId : undefined}
            {...form.register('password')}
          />
          <FormLines>
            <ErrorLine id={lineId}>{errorText(state, isAgain ? null : session)}</ErrorLine>
            <StatusLine>{state.status === 'mailed' && loginMessages.mailed}</StatusLine>
          </FormLines>
          <div className="grid gap-2">
            <Button type="submit" busy={state.status === 'signing-in'}>
              {loginMessages.submit}
            </Button>
            {login.arePasskeysPossible && (
              <Button
                variant="secondary"
                busy={state.status === 'with-passkey'}
                onClick={() => {
                  begin();
                  void login.signInWithPasskey();
                }}
              >
                {loginMessages.passkey}
              </Button>
            )}
            <Button variant="quiet" busy={state.status === 'mailing'} onClick={() => void forgotPassword()}>
              {loginMessages.forgot}
            </Button>
          </div>
        </form>
      </Card>
      {!again && (
        <p className="mt-6 text-center">
          {loginMessages.noAccount}{' '}
          <Link to="/register" search={searchOf(course, returnTo)} className="text-link">
            {loginMessages.register}
          </Link>
        </p>
      )}
    </>
  );
}

/** Text of the last failure; before any attempt, the reason why the last session ended. */
function errorText(state: LoginState, session: SessionState | null): string | undefined {
  if (state.status === 'failed') return state.message;
  return state.status === 'idle' && session?.status === 'visitor' && session.ending
    ? sessionEndings[session.ending]
    : undefined;
}
