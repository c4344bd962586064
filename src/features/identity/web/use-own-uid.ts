import { usePausedUser } from './paused-user.tsx';
import { useSession } from './session-store.ts';

/**
 * The signed-in user's uid, for the keys of queries of their own data; null without a session: such a query waits. A page that stays
 * when the session expires keeps the uid.
 */
export function useOwnUid(): string | null {
  const session = useSession();
  const paused = usePausedUser();
  return session.status === 'signed-in' ? session.user.uid : (paused?.uid ?? null);
}
