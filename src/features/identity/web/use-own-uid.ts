import { usePausedUser } from './paused-user.tsx';
import { useSession } from './session-store.ts';

/**
 * Returns the signed-in user's uid for query keys; null without a session, which disables such queries. A page that
 * stays when the session expires keeps the uid.
 */
export function useOwnUid(): string | null {
  const session = useSession();
  const paused = usePausedUser();
  return session.status === 'signed-in' ? session.user.uid : (paused?.uid ?? null);
}
