import { randomBytes } from 'node:crypto';
import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import type { Caller, CallerState } from '../../../platform/server/http/context.ts';
import type { SignedCookie } from '../../../platform/server/http/cookies.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { Account } from './attempts.ts';
import type { identityQueries } from './queries.ts';
import { readTaughtCourses } from './taught-courses.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Age after which a visit extends a session to its full lifetime (specification §9, "token"); half of a shorter lifetime. */
const extendAfterMs = dayMs;

/** Limits of an account's sessions and of a stored browser name, so that endless sign-ins cannot fill the disk. */
const sessionsMax = 100;
const userAgentMax = 300;

/** A new session: its account and its token. */
export interface StartedSession {
  readonly account: Account;
  readonly token: string;
}

/** The site's sessions: the user of a request, and the expiry. */
export interface Sessions {
  /** Runs one prepared query for a request with a session cookie, none without. */
  findCaller(cookieHeader: string | undefined): Promise<CallerState>;
  /** Extends a session to its full lifetime and returns the new expiry (milliseconds since 1970). */
  extend(token: string): Promise<number>;
  isDueForExtension(caller: Caller): boolean;
  /** The full lifetime of a session. */
  readonly lifetimeMs: number;
  /** Creates a session, and ends the user's oldest beyond {@link sessionsMax}; its token is valid once committed. */
  begin(uid: string, userAgent: string | undefined): { token: string; statements: readonly Statement[] };
  end(token: string): Statement;
  deleteExpired(): Statement;
}

export function createSessions(
  db: Database,
  queries: ReturnType<typeof identityQueries>,
  cookie: SignedCookie,
  settings: Pick<Settings, 'sessionLifetimeMs'>,
  now: () => number,
): Sessions {
  const { findSession, extendSession, insertSession, deleteSession, deleteOldSessions, deleteExpiredSessions } =
    queries;
  const textOf = (moment: number) => new Date(moment).toISOString();
  return {
    async findCaller(cookieHeader) {
      const token = cookie.read(cookieHeader);
      if (token === null) return 'nobody';
      const row = await findSession(token);
      if (!row) return 'session-expired';
      if (row.disabledAt !== null) return 'user-disabled';
      const expiresAt = Date.parse(row.expiresAt);
      if (expiresAt <= now()) return 'session-expired';
      return {
        uid: row.userId,
        role: row.role,
        taughtCourses: readTaughtCourses(row.taughtCourses),
        sessionToken: token,
        expiresAt,
        extendedAt: Date.parse(row.updatedAt),
      };
    },
    async extend(token) {
      const expiresAt = now() + settings.sessionLifetimeMs;
      await db.commit(extendSession.with({ token, expiresAt: textOf(expiresAt), updatedAt: textOf(now()) }));
      return expiresAt;
    },
    lifetimeMs: settings.sessionLifetimeMs,
    isDueForExtension: (caller) => now() - caller.extendedAt > Math.min(extendAfterMs, settings.sessionLifetimeMs / 2),
    begin(userId, userAgent) {
      const token = randomBytes(24).toString('base64url');
      const expiresAt = textOf(now() + settings.sessionLifetimeMs);
      const session = {
        id: newId(),
        userId,
        token,
        expiresAt,
        userAgent: userAgent?.slice(0, userAgentMax) ?? null,
        at: textOf(now()),
      };
      return {
        token,
        statements: [insertSession.with(session), deleteOldSessions.with({ userId, others: sessionsMax - 1 })],
      };
    },
    end: (token) => deleteSession.with({ token }),
    deleteExpired: () => deleteExpiredSessions.with({ now: textOf(now()) }),
  };
}
