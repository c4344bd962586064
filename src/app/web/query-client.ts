import type { QueryClient } from '@tanstack/react-query';
import { currentSession, isOwnDataHeld, subscribeToSession } from '../../features/identity/web/session-store.ts';
import { forgetOthersLearning } from '../../features/lessons/web/public.ts';
import { keepCurrent, makeQueryClient } from '../../platform/web/query-client.ts';

/** What this window has read from the server, for the pages and for the header alike. */
export const queryClient = makeQueryClient();

const isInWindow = typeof document !== 'undefined';
if (isInWindow) keepCurrent(queryClient);

/** The window's client; for the renderer a new one, because a page is made of nothing that an earlier one has read. */
export function clientForPage(): QueryClient {
  return isInWindow ? queryClient : makeQueryClient();
}

// Nothing that one user has read outlives their session in this tab, or on this device, but for the page that they are at.
let uid: string | null | undefined;
function followSession(): void {
  const session = currentSession();
  if (session.status !== 'signed-in' && session.status !== 'visitor') return;
  if (isOwnDataHeld()) return;
  const next = session.status === 'signed-in' ? session.user.uid : null;
  if (next === uid) return;
  if (uid) queryClient.clear();
  uid = next;
  void forgetOthersLearning(uid);
}
subscribeToSession(followSession);
followSession();
