import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Caller, CallerState } from '../../../platform/server/http/context.ts';
import type { SignedCookie } from '../../../platform/server/http/cookies.ts';
import { identityQueries } from './queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A visit gives a session that is older than this its full life again (specification §9, "token"). */
export const extendAfterMs = dayMs;

/** The sessions of this site: who a request is from, and how long that holds. */
export interface Sessions {
  /** One prepared query for a request with a session cookie, none for one without. */
  findCaller(cookieHeader: string | undefined): Promise<CallerState>;
  /** Gives a session its full life again and says when that ends (milliseconds since 1970). */
  extend(token: string): Promise<number>;
  isDueForExtension(caller: Caller): boolean;
  /** The full life of a session. */
  readonly lifetimeMs: number;
  deleteExpired(): Promise<void>;
}

export function createSessions(
  db: Database,
  cookie: SignedCookie,
  settings: Pick<Settings, 'sessionLifetimeMs'>,
  now: () => number,
): Sessions {
  const { findSession, extendSession, deleteExpiredSessions } = identityQueries(db);
  return {
    async findCaller(cookieHeader) {
      const token = cookie.read(cookieHeader);
      if (token === null) return 'nobody';
      const row = await findSession.first({ token });
      if (!row) return 'session-expired';
      if (row.disabledAt !== null) return 'user-disabled';
      const expiresAt = Date.parse(row.expiresAt);
      if (expiresAt <= now()) return 'session-expired';
      return { uid: row.userId, sessionToken: token, expiresAt, extendedAt: Date.parse(row.updatedAt) };
    },
    async extend(token) {
      const expiresAt = now() + settings.sessionLifetimeMs;
      await extendSession.all({
        token,
        expiresAt: new Date(expiresAt).toISOString(),
        updatedAt: new Date(now()).toISOString(),
      });
      return expiresAt;
    },
    lifetimeMs: settings.sessionLifetimeMs,
    isDueForExtension: (caller) => now() - caller.extendedAt > extendAfterMs,
    async deleteExpired() {
      await deleteExpiredSessions.all({ now: new Date(now()).toISOString() });
    },
  };
}
