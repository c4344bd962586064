import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { safeReturnAddress } from '../../../platform/contract/return-address.ts';
import { refusalText } from '../../../platform/web/failure-text.ts';
import { ApiError, failedWith } from '../../../platform/web/rpc.ts';
import type { Credentials, identityRoutes } from '../contract.ts';
import { type CourseInMind, enrolState } from './course-in-mind.ts';
import { loginMessages } from './messages.ts';
import { call } from './session-call.ts';
import { adoptSession } from './session-store.ts';
import { type PasskeySession, usePasskeyLogin } from './use-passkey-login.ts';
import { useCourseToEnroll, useReturnAddress } from './use-return-address.ts';

type SignIn = (typeof identityRoutes)['POST /api/session'];
const acts = ['signing-in', 'with-passkey', 'mailing'] as const;
type Act = (typeof acts)[number];

/**
 * State of the login page: at most one line, of success or failure, and one action at a time. `error` is null if
 * nothing was sent.
 */
export type LoginState =
  | { readonly status: 'idle' | Act | 'asks-code' | 'signed-in' | 'mailed' }
  | { readonly status: 'failed'; readonly message: string; readonly error: ApiError | null };

/** `onDone` replaces the redirect, for a login on another page. */
export function useLogin(course: CourseInMind | undefined, onDone?: () => void) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const returnTo = useReturnAddress();
  const courseId = useCourseToEnroll(course);
  // The mailed link may open in another browser, which knows no course to enroll in: the page of the course offers it.
  const goal = returnTo ?? (courseId && safeReturnAddress(`/course/${encodeURIComponent(courseId)}`));
  const [state, setState] = useState<LoginState>({ status: 'idle' });

  async function attempt(during: Act, act: () => Promise<LoginState>): Promise<void> {
    if (acts.some((one) => one === state.status)) return;
    setState({ status: during });
    try {
      setState(await act());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (failedWith<SignIn>(error, 'second-factor-required')) setState({ status: 'asks-code' });
      else fail(error);
    }
  }

  function fail(error: ApiError): void {
    setState({ status: 'failed', message: refusalText(error), error });
  }

  /**
   * On success, clears messages and goes to /dashboard (specification §4), or back to the page that a link came from. Both
   * enroll in the course, if any.
   */
  async function enter(session: PasskeySession): Promise<LoginState> {
    const signedIn = { status: 'signed-in' } as const;
    setState(signedIn);
    adoptSession(session);
    if (onDone) {
      onDone();
      return signedIn;
    }
    const state = enrolState(courseId, session.user.uid);
    if (returnTo === undefined) await navigate({ to: '/dashboard', state });
    else history.push(returnTo, state);
    return signedIn;
  }

  const passkeys = usePasskeyLogin(enter, fail);

  return {
    state,
    /** Clears the last message when a new attempt begins, even one that is not sent. */
    begin: () => setState((last) => (last.status === 'failed' || last.status === 'mailed' ? { status: 'idle' } : last)),
    /** Returns from the second step. */
    startAgain: () => setState({ status: 'idle' }),
    enter,
    signIn: (body: z.infer<typeof Credentials>) =>
      attempt('signing-in', async () => enter(await call('POST /api/session', { body }))),
    arePasskeysPossible: passkeys.arePossible,
    signInWithPasskey: () =>
      attempt('with-passkey', async () => {
        const session = await passkeys.signIn();
        return session ? enter(session) : { status: 'failed', message: loginMessages.noPasskey, error: null };
      }),
    /** An empty address results in an error line that asks for it (specification §5). */
    mailPasswordReset: async (email: string) => {
      if (email.trim() === '') setState({ status: 'failed', message: loginMessages.emailFirst, error: null });
      else {
        await attempt('mailing', async () => {
          await call('POST /api/password-resets', { body: { email, ...(goal && { returnTo: goal }) } });
          return { status: 'mailed' };
        });
      }
    },
  };
}
