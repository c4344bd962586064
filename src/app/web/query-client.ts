import type { QueryClient } from '@tanstack/react-query';
import { currentSession, isSessionExpired, subscribeToSession } from '../../features/identity/web/session-store.ts';
import { followOwner } from '../../features/lessons/web/public.ts';
import { refreshStaleQueries, makeQueryClient } from '../../platform/web/query-client.ts';

/** Query cache of this window, shared by pages and header. */
export const queryClient = makeQueryClient();

const isInWindow = typeof document !== 'undefined';
if (isInWindow) refreshStaleQueries(queryClient);

/** Returns the window's client; for the renderer a new one, because pages must not share data. */
export function clientForPage(): QueryClient {
  return isInWindow ? queryClient : makeQueryClient();
}

// A user's data does not outlive their session in this tab or on this device, except on the current page.
let uid: string | null | undefined;
function followSession(): void {
  const session = currentSession();
  if (session.status !== 'signed-in' && session.status !== 'visitor') return;
  if (isSessionExpired()) return;
  const next = session.status === 'signed-in' ? session.user.uid : null;
  if (next === uid) return;
  if (uid) queryClient.clear();
  uid = next;
  void followOwner(uid);
}
subscribeToSession(followSession);
followSession();
