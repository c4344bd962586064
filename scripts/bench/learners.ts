import { v7 } from 'uuid';
import { storeRows } from '../../src/app/cli/seed/queries.ts';
import { hashPassword } from '../../src/features/identity/server/password.ts';
import { createSessionCookie } from '../../src/features/identity/server/session-cookie.ts';
import type { Database } from '../../src/platform/server/db/database.ts';

/** Signed-in learner, enrolled in every course, with a client address of their own. */
export interface Learner {
  readonly uid: string;
  readonly email: string;
  readonly address: string;
  readonly token: string;
  /** `Cookie` header with the session's token. */
  readonly cookie: string;
}

export const secret = 'a secret that is only for the benchmark';
export const password = 'correct horse';
export const courseIds: readonly string[] = ['course1', 'course2', 'course3', 'course4', 'course5', 'course6'];
/** Comment of equal length for all, so that lists keep their size during writes. */
export const comment = 'Clear lessons, and the exercises fit them.';
export const dayMs = 24 * 60 * 60 * 1000;
const feedbackCount = 5000;
const sessions = createSessionCookie({ publicUrl: 'http://127.0.0.1', sessionLifetimeMs: dayMs }, secret);

/** `Cookie` header of a session. */
export function cookieOf(token: string): string {
  return sessions.write(token).split(';')[0] ?? '';
}

/** Row of a session that begins now. */
export function sessionRow(userId: string, token: string) {
  const now = Date.now();
  const at = new Date(now).toISOString();
  return { id: v7(), userId, token, expiresAt: new Date(now + dayMs).toISOString(), createdAt: at, updatedAt: at };
}

/** One of sixteen million client addresses, so that no learner reaches a limit. */
export function addressOf(place: number): string {
  return `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`;
}

export function makeLearners(count: number): Learner[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(6, '0');
    const token = `bench-session-of-learner-${number}`;
    const email = `learner-${number}@example.org`;
    return { uid: v7(), email, address: addressOf(index), token, cookie: cookieOf(token) };
  });
}

/** Stores the learners, and 5,000 pieces of their feedback on the first course. */
export async function storeLearners(db: Database, learners: readonly Learner[]): Promise<void> {
  const timestamp = Date.now();
  const now = new Date(timestamp).toISOString();
  const at = { createdAt: now, updatedAt: now };
  const account = { providerId: 'credential', password: await hashPassword(password), ...at };
  const user = { name: '', emailVerified: 0, role: 'learner', ...at } as const;
  const said = { courseId: 'course1', comment, timestamp };
  await storeRows(db, {
    authUsers: learners.map(({ uid, email }) => ({ id: uid, email, ...user })),
    users: learners.map(({ uid, email }) => ({ uid, email, name: `Ada ${email.slice(8, 14)}` })),
    authAccounts: learners.map(({ uid }) => ({ id: v7(), userId: uid, accountId: uid, ...account })),
    authSessions: learners.map(({ uid, token }) => sessionRow(uid, token)),
    enrollments: learners.flatMap(({ uid }) => courseIds.map((courseId) => ({ id: v7(), userId: uid, courseId }))),
    feedback: Array.from({ length: feedbackCount }, (_, index) => {
      return { id: v7(), userId: learners[index % learners.length]?.uid ?? '', rating: 1 + (index % 5), ...said };
    }),
  });
}
