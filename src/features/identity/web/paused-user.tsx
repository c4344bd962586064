import { type ReactNode, createContext, use, useEffect, useState } from 'react';
import { declareStale } from '../../../platform/web/stale-data.ts';
import { type User, currentSession, holdOwnData, useSession } from './session-store.ts';
import { usePageUser } from './use-page-user.ts';

const PausedUser = createContext<User | null>(null);

interface StaysWhenSessionExpiresProps {
  /** False for a page without input, which shows nothing of its user then. */
  readonly isActive?: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps a page for its user when the session expires, so that no input is lost. Ends when they sign out, another user
 * signs in, or the page is left.
 */
export function StaysWhenSessionExpires({ isActive = true, children }: StaysWhenSessionExpiresProps) {
  const session = useSession();
  const user = usePageUser();
  useEffect(() => (isActive ? holdOwnData() : undefined), [isActive]);
  const isExpired = isActive && session.status === 'visitor' && session.ending === 'session-expired';
  useEffect(() => (isExpired ? goOn : undefined), [isExpired]);
  return <PausedUser value={isExpired ? user : null}>{children}</PausedUser>;
}

interface StaysWithInputProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Keeps its content for its user when the session expires if anything was entered in it. */
export function StaysWithInput({ className, children }: StaysWithInputProps) {
  const [hasInput, setHasInput] = useState(false);
  return (
    <div className={className} onInput={() => setHasInput(true)}>
      <StaysWhenSessionExpires isActive={hasInput}>{children}</StaysWhenSessionExpires>
    </div>
  );
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
