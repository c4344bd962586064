import { randomBytes } from 'node:crypto';
import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Database, DatabaseTransaction } from '../../../platform/server/db/database.ts';
import type { Caller, CallerState } from '../../../platform/server/http/context.ts';
import type { SignedCookie } from '../../../platform/server/http/cookies.ts';
import { newId } from '../../../platform/server/ids.ts';
import { identityQueries, insertSession } from './queries.ts';

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
  /** A new session; gives its token. */
  begin(uid: string, userAgent: string | undefined, transaction: DatabaseTransaction): Promise<string>;
  end(token: string): Promise<void>;
  deleteExpired(): Promise<void>;
}

export function createSessions(
  db: Database,
  cookie: SignedCookie,
  settings: Pick<Settings, 'sessionLifetimeMs'>,
  now: () => number,
): Sessions {
  const { findSession, extendSession, deleteSession, deleteExpiredSessions } = identityQueries(db);
  const textOf = (moment: number) => new Date(moment).toISOString();
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
      await extendSession.all({ token, expiresAt: textOf(expiresAt), updatedAt: textOf(now()) });
      return expiresAt;
    },
    lifetimeMs: settings.sessionLifetimeMs,
    isDueForExtension: (caller) => now() - caller.extendedAt > extendAfterMs,
    async begin(uid, userAgent, transaction) {
      const token = randomBytes(24).toString('base64url');
      await insertSession(transaction, {
        id: newId(),
        userId: uid,
        token,
        expiresAt: textOf(now() + settings.sessionLifetimeMs),
        // The browser's name, not the address.
        ipAddress: null,
        userAgent: userAgent ?? null,
        createdAt: textOf(now()),
        updatedAt: textOf(now()),
      });
      return token;
    },
    async end(token) {
      await deleteSession.all({ token });
    },
    async deleteExpired() {
      await deleteExpiredSessions.all({ now: textOf(now()) });
    },
  };
}
