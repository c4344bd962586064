import { type User, putSession } from '../../src/features/identity/web/session-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A learner. */
export const ada: User = {
  uid: 'u1',
  email: 'ada@example.org',
  displayName: 'Ada',
  photoURL: null,
  emailVerified: true,
  role: 'learner',
};

/** Whom the page under test is drawn for; `checking`: nobody has answered yet; `unreachable`: and nobody does. */
export function putWho(who: User | 'visitor' | 'checking' | 'unreachable'): void {
  if (who === 'visitor') putSession({ status: 'visitor', ending: null });
  else if (who === 'checking') putSession({ status: 'checking' });
  else if (who === 'unreachable') putSession({ status: 'unreachable', failures: 1 });
  else putSession({ status: 'signed-in', user: who, expiresAt: Date.now() + dayMs, clockOffsetMs: 0 });
}
