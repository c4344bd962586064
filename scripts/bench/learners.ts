import type { Insertable } from 'kysely';
import { v7 } from 'uuid';
import { hashPassword } from '../../src/features/identity/server/password.ts';
import { createSessionCookie } from '../../src/features/identity/server/session-cookie.ts';
import type { Database } from '../../src/platform/server/db/database.ts';
import type { Tables } from '../../src/platform/server/db/tables.ts';

/** Somebody who is signed in and enrolled in every course, at an address of their own. */
export interface Learner {
  readonly uid: string;
  readonly email: string;
  readonly address: string;
  readonly token: string;
  /** A `Cookie` header with the session's token. */
  readonly cookie: string;
}

export const secret = 'a secret that is only for the benchmark';
export const password = 'correct horse';
export const courseIds: readonly string[] = ['course1', 'course2', 'course3', 'course4', 'course5', 'course6'];
/** All of the same length, so that a list is as long whoever writes meanwhile. */
export const comment = 'Clear lessons, and the exercises fit them.';
const feedbackCount = 5000;
const sessionLifetimeMs = 24 * 60 * 60 * 1000;
/** SQLite takes some 30,000 values in one statement. */
const rowsPerInsert = 1000;

export function makeLearners(count: number): Learner[] {
  const sessions = createSessionCookie({ publicUrl: 'http://127.0.0.1', sessionLifetimeMs }, secret);
  return Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(6, '0');
    const token = `bench-session-of-learner-${number}`;
    return {
      uid: v7(),
      email: `learner-${number}@example.org`,
      address: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
      token,
      cookie: sessions.write(token).split(';')[0] ?? '',
    };
  });
}

/** Stores the learners, and 5,000 pieces of feedback of theirs on the first course. */
export async function storeLearners(db: Database, learners: readonly Learner[]): Promise<void> {
  const timestamp = Date.now();
  const now = new Date(timestamp).toISOString();
  const at = { createdAt: now, updatedAt: now };
  const expiresAt = new Date(timestamp + sessionLifetimeMs).toISOString();
  const account = { providerId: 'credential', password: await hashPassword(password), ...at };
  const user = { name: '', emailVerified: 0, role: 'learner', ...at } as const;
  const said = { courseId: 'course1', comment, timestamp };
  const rows = {
    authUsers: learners.map(({ uid, email }) => ({ id: uid, email, ...user })),
    users: learners.map(({ uid, email }) => ({ uid, email, name: `Ada ${email.slice(8, 14)}` })),
    authAccounts: learners.map(({ uid }) => ({ id: v7(), userId: uid, accountId: uid, ...account })),
    authSessions: learners.map(({ uid, token }) => ({ id: v7(), userId: uid, token, expiresAt, ...at })),
    enrollments: learners.flatMap(({ uid }) => courseIds.map((courseId) => ({ id: v7(), userId: uid, courseId }))),
    feedback: Array.from({ length: feedbackCount }, (_, index) => {
      return { id: v7(), userId: learners[index % learners.length]?.uid ?? '', rating: 1 + (index % 5), ...said };
    }),
  } satisfies Rows;
  await storeRows(db, rows);
}

type Rows = { readonly [Name in keyof Tables]?: readonly Insertable<Tables[Name]>[] };

/** Stores many rows, by their table, at once. */
export async function storeRows({ kysely }: Database, rows: Rows): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    for (const [table, all] of Object.entries(rows)) {
      for (let from = 0; from < all.length; from += rowsPerInsert) {
        const insert = trx.insertInto(table as keyof Tables);
        await insert.values(all.slice(from, from + rowsPerInsert)).execute();
      }
    }
  });
}
