import type { Database } from '../../../platform/server/db/database.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { Account } from './attempts.ts';
import type { Credentials } from './credentials.ts';
import { type identityQueries, insertAccount, isHeldForAnother, lockAccount } from './queries.ts';
import type { Sessions } from './sessions.ts';

interface Parts {
  db: Database;
  queries: ReturnType<typeof identityQueries>;
  credentials: Credentials;
  sessions: Sessions;
  now: () => number;
}

/** A session that has just begun: whose it is, and its token. */
export interface Begun {
  readonly account: Account;
  readonly token: string;
}

/** Signing up and signing in. */
export interface Accounts {
  /** Throws `email-already-in-use`, `weak-password` or `busy`. */
  signUp(email: string, password: string, context: RequestContext): Promise<Begun>;
  /** Throws `invalid-credential`, `user-disabled`, `too-many-requests` or `busy`. */
  signIn(email: string, password: string, context: RequestContext): Promise<Begun>;
}

export function createAccounts({ db, queries, credentials, sessions, now }: Parts): Accounts {
  return {
    async signUp(email, password, context) {
      if (await queries.findUserByEmail.first({ email })) throw new Refusal('email-already-in-use');
      const account = { uid: newId(), password: await credentials.hash(password, context) };
      const token = await db.kysely
        .transaction()
        .execute(async (trx) => {
          const at = new Date(now()).toISOString();
          await insertAccount(trx, { uid: account.uid, email, passwordHash: account.password, at });
          // Looked at after the insert, which waits for a change of address that is under way.
          if (await isHeldForAnother(trx, { uid: account.uid, email, now: now() }))
            throw new Refusal('email-already-in-use');
          return sessions.begin(account.uid, context.headers['user-agent'], trx);
        })
        .catch(async (error: unknown) => {
          // Two at once: the loser meets the unique address in the database.
          throw (await queries.findUserByEmail.first({ email })) ? new Refusal('email-already-in-use') : error;
        });
      return { account, token };
    },
    async signIn(email, password, context) {
      const account = await queries.findAccount.first({ email });
      const matched = await credentials.require(email, account, password, context);
      // For the compiler: nothing matches the password of an account that does not exist.
      if (!account) throw new Refusal('invalid-credential');
      if (account.disabledAt !== null) throw new Refusal('user-disabled');
      const token = await db.kysely.transaction().execute(async (trx) => {
        // A new password was set while this one was looked at: it is the old one now.
        if ((await lockAccount(trx, account.uid)) !== matched) throw new Refusal('invalid-credential');
        return sessions.begin(account.uid, context.headers['user-agent'], trx);
      });
      return { account, token };
    },
  };
}
