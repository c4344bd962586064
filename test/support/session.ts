import { type User, putSession } from '../../src/features/identity/web/session-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Example learner. */
export const ada: User = {
  uid: 'u1',
  email: 'ada@example.org',
  displayName: 'Ada',
  photoURL: null,
  emailVerified: true,
  role: 'learner',
};

/** Sets the session of the page under test; `checking`: no answer yet; `unreachable`: there will be none. */
export function putWho(who: User | 'visitor' | 'checking' | 'unreachable'): void {
  if (who === 'visitor') putSession({ status: 'visitor', ending: null });
  else if (who === 'checking') putSession({ status: 'checking' });
  else if (who === 'unreachable') putSession({ status: 'unreachable', failures: 1 });
  else putSession({ status: 'signed-in', user: who, expiresAt: Date.now() + dayMs, clockOffsetMs: 0 });
}
