import { type ReactNode, createContext, use, useEffect } from 'react';
import { declareStale } from '../../../platform/web/stale-data.ts';
import { type User, currentSession, holdOwnData, useSession } from './session-store.ts';
import { usePageUser } from './use-page-user.ts';

const PausedUser = createContext<User | null>(null);

/**
 * Keeps a page for its user when the session expires, so that no input is lost. Ends when they sign out, another user
 * signs in, or the page is left.
 */
export function StaysWhenSessionExpires({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const user = usePageUser();
  useEffect(holdOwnData, []);
  const isExpired = session.status === 'visitor' && session.ending === 'session-expired';
  useEffect(() => (isExpired ? goOn : undefined), [isExpired]);
  return <PausedUser value={isExpired ? user : null}>{children}</PausedUser>;
}

/** Sends pending work and reloads failed data after the next sign-in, like after a lost connection. */
function goOn(): void {
  if (currentSession().status !== 'signed-in') return;
  dispatchEvent(new Event('online'));
  void declareStale([[]]);
}

/** Returns the signed-in user, or the one whose session has expired while the page stays; null without either. */
export function useUser(): User | null {
  const session = useSession();
  const paused = usePausedUser();
  return session.status === 'signed-in' ? session.user : paused;
}

/** Returns the user whose session has expired while the page stays; null otherwise. */
export function usePausedUser(): User | null {
  return use(PausedUser);
}
