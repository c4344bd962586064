import { currentSession, subscribeToSession } from '../../features/identity/web/session-store.ts';
import { keepCurrent, makeQueryClient } from '../../platform/web/query-client.ts';

/** What this window has read from the server, for the pages and for the header alike. */
export const queryClient = makeQueryClient();

// No window stands behind what is prerendered.
if (typeof document !== 'undefined') keepCurrent(queryClient);

// Nothing that one user has read outlives their session in this tab.
let uid: string | undefined;
subscribeToSession(() => {
  const session = currentSession();
  const next = session.status === 'signed-in' ? session.user.uid : undefined;
  if (uid !== undefined && uid !== next) queryClient.clear();
  uid = next;
});
