import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { refusalText } from '../../../platform/web/failure-text.ts';
import { ApiError } from '../../../platform/web/rpc.ts';
import type { Credentials } from '../contract.ts';
import type { CourseInMind } from './course-in-mind.ts';
import { loginMessages } from './messages.ts';
import { call } from './session-call.ts';
import { adoptSession } from './session-store.ts';

/**
 * How far the login page has come: one line at most, of success or of failure, and one act at a time. `error` is null
 * where nothing was sent.
 */
export type LoginState =
  | { readonly status: 'idle' | 'signing-in' | 'signed-in' | 'mailing' | 'mailed' }
  | { readonly status: 'failed'; readonly message: string; readonly error: ApiError | null };

export function useLogin(course: CourseInMind | undefined) {
  const navigate = useNavigate();
  const [state, setState] = useState<LoginState>({ status: 'idle' });

  async function attempt(during: 'signing-in' | 'mailing', after: 'signed-in' | 'mailed', act: () => Promise<unknown>) {
    if (state.status === 'signing-in' || state.status === 'mailing') return;
    setState({ status: during });
    try {
      await act();
      setState({ status: after });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ status: 'failed', message: refusalText(error), error });
    }
  }

  return {
    state,
    /** A new attempt begins, also one that does not get as far as the server: what the one before it said is gone. */
    begin: () => setState((last) => (last.status === 'failed' || last.status === 'mailed' ? { status: 'idle' } : last)),
    /** Success clears messages and goes to /dashboard (specification §4), which enrols in the course that it was for. */
    signIn: (body: z.infer<typeof Credentials>) =>
      attempt('signing-in', 'signed-in', async () => {
        const session = await call('POST /api/session', { body });
        setState({ status: 'signed-in' });
        adoptSession(session);
        const enrolIn = course && { uid: session.user.uid, courseId: course.courseId };
        await navigate({ to: '/dashboard', state: enrolIn ? { enrolIn } : {} });
      }),
    /** Specification §5: an empty address is asked for, in the error line. */
    mailPasswordReset: async (email: string) => {
      if (email.trim() === '') setState({ status: 'failed', message: loginMessages.emailFirst, error: null });
      else await attempt('mailing', 'mailed', () => call('POST /api/password-resets', { body: { email } }));
    },
  };
}
