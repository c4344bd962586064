import { useEffect } from 'react';
import type * as z from 'zod/mini';
import type { ApiError } from '../../../platform/web/rpc.ts';
import { failedWith } from '../../../platform/web/rpc.ts';
import { useAct } from '../../../platform/web/use-act.ts';
import type { identityRoutes } from '../contract.ts';
import { call } from './session-call.ts';

type ReadMailedLink = (typeof identityRoutes)['POST /api/mailed-links'];
export type MailedLink = z.infer<ReadMailedLink['success']['body']>;

/** State of the link that opened this page. */
type LinkState =
  | { readonly status: 'reading' | 'dead' }
  | { readonly status: 'failed'; readonly error: ApiError; readonly retry: () => void }
  | { readonly status: 'alive'; readonly link: MailedLink };

/** Checks a mailed link once, without using it up; a link with another purpose counts as dead. */
export function useMailedLink(token: string, ...purposes: MailedLink['purpose'][]): LinkState {
  const { state, run } = useAct((read: string) => call('POST /api/mailed-links', { body: { token: read } }));
  useEffect(() => {
    if (token !== '' && state.status === 'idle') void run(token);
  }, [token, state.status, run]);

  if (token === '') return { status: 'dead' };
  if (state.status === 'done')
    return purposes.includes(state.answer.purpose) ? { status: 'alive', link: state.answer } : { status: 'dead' };
  if (state.status !== 'failed') return { status: 'reading' };
  const { error } = state;
  return failedWith<ReadMailedLink>(error, 'expired-action-code')
    ? { status: 'dead' }
    : { status: 'failed', error, retry: () => void run(token) };
}
