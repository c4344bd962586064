import { useSession } from './session-store.ts';

/** The signed-in user's uid, for the keys of queries of their own data; null without a session: such a query waits. */
export function useOwnUid(): string | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.uid : null;
}
