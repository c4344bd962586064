import { useUser } from './paused-user.tsx';

/**
 * Returns the signed-in user's uid for query keys; null without a session, which disables such queries. A page that
 * stays when the session expires keeps the uid.
 */
export function useOwnUid(): string | null {
  return useUser()?.uid ?? null;
}
