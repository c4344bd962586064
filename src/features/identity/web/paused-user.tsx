import { type ReactNode, createContext, use, useEffect } from 'react';
import { declareStale } from '../../../platform/web/stale-data.ts';
import { type User, currentSession, holdOwnData, useSession } from './session-store.ts';
import { usePageUser } from './use-page-user.ts';

const PausedUser = createContext<User | null>(null);

/**
 * A page that stays its user's when the session expires, so that nothing disappears while they type. It ends when they sign out, when
 * somebody else signs in, and when the page is left.
 */
export function StaysWhenSessionExpires({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const user = usePageUser();
  useEffect(holdOwnData, []);
  const isExpired = session.status === 'visitor' && session.ending === 'session-expired';
  useEffect(() => (isExpired ? goOn : undefined), [isExpired]);
  return <PausedUser value={isExpired ? user : null}>{children}</PausedUser>;
}

/** Sends pending work and reads refused data again after the next sign-in, as after a lost connection. */
function goOn(): void {
  if (currentSession().status !== 'signed-in') return;
  dispatchEvent(new Event('online'));
  void declareStale([[]]);
}

/** The user whose session has expired while this page stays theirs; null otherwise. */
export function usePausedUser(): User | null {
  return use(PausedUser);
}
