import { createAttempts } from '../../src/features/identity/server/attempts.ts';
import { newAccount } from '../../src/features/identity/server/accounts.ts';
import { hashPassword, passwordCosts } from '../../src/features/identity/server/password.ts';
import { identityQueries } from '../../src/features/identity/server/queries.ts';
import { createSessionCookie } from '../../src/features/identity/server/session-cookie.ts';
import { createSessions } from '../../src/features/identity/server/sessions.ts';
import type { Settings } from '../../src/platform/server/config/settings.ts';
import type { Database } from '../../src/platform/server/db/database.ts';
import { newId } from '../../src/platform/server/ids.ts';
import { createLimiter } from '../../src/platform/server/limits/limiter.ts';

interface Site {
  readonly db: Database;
  readonly settings: Settings;
  /** Secret with which the server signs its cookies. */
  readonly secret: string;
}

interface AddedAccount {
  readonly uid: string;
  /** `Set-Cookie` lines of the account's first session. */
  readonly setCookies: readonly string[];
}

const hashes = new Map<string, Promise<string>>();

/**
 * Creates the rows and cookies of a sign-up, without its request, password hash and mail: most tests need a signed-in
 * user, and only those of sign-up need the request itself.
 */
export async function addAccount(
  { db, settings, secret }: Site,
  { email, password }: { email: string; password: string },
): Promise<AddedAccount> {
  const queries = identityQueries(db);
  const cookie = createSessionCookie(settings, secret);
  const sessions = createSessions(db, queries, cookie, settings, () => Date.now());
  const isHttps = settings.publicUrl.startsWith('https:');
  const attempts = createAttempts(
    createLimiter(db, () => Date.now(), false),
    secret,
    isHttps,
  );
  const uid = newId();
  const passwordHash = await hashOf(password, settings);
  const session = sessions.begin(uid, undefined);
  await db.commit(
    ...newAccount(queries, { uid, email, passwordHash, at: new Date().toISOString() }),
    ...session.statements,
  );
  return {
    uid,
    setCookies: [cookie.write(session.token), attempts.knownBrowserCookie({ uid, password: passwordHash })],
  };
}

function hashOf(password: string, { passwordHashing }: Settings): Promise<string> {
  const key = `${passwordHashing}:${password}`;
  const hash = hashes.get(key) ?? hashPassword(password, passwordCosts[passwordHashing]);
  hashes.set(key, hash);
  return hash;
}
