import { currentSession, isOwnDataHeld, subscribeToSession } from '../../features/identity/web/session-store.ts';
import { forgetOthersLearning } from '../../features/lessons/web/public.ts';
import { keepCurrent, makeQueryClient } from '../../platform/web/query-client.ts';

/** What this window has read from the server, for the pages and for the header alike. */
export const queryClient = makeQueryClient();

// No window stands behind what is prerendered.
if (typeof document !== 'undefined') keepCurrent(queryClient);

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
