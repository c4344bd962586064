import type { Database } from '../../../platform/server/db/database.ts';
import { required, type Statement } from '../../../platform/server/db/statement.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { Account } from './attempts.ts';
import type { Credentials } from './credentials.ts';
import type { identityQueries } from './queries.ts';
import type { Sessions } from './sessions.ts';

interface Deps {
  db: Database;
  queries: ReturnType<typeof identityQueries>;
  credentials: Credentials;
  sessions: Sessions;
  /** Committed with each session that a password begins. */
  onSignedIn: (uid: string) => readonly Statement[];
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

/** The account, its password and its document `users/{uid}`; `at` is ISO 8601. */
export function newAccount(
  { insertUser, insertPassword, insertUserDocument }: Deps['queries'],
  { uid, email, passwordHash, at }: { uid: string; email: string; passwordHash: string; at: string },
): Statement[] {
  return [
    insertUser.with({ uid, email, at }),
    insertPassword.with({ id: newId(), uid, passwordHash, at }),
    insertUserDocument.with({ uid, email }),
  ];
}

export function createAccounts({ db, queries, credentials, sessions, onSignedIn, now }: Deps): Accounts {
  return {
    async signUp(email, given, context) {
      if (await queries.findUserByEmail.first({ email })) throw new Refusal('email-already-in-use');
      const uid = newId();
      const password = await credentials.hash(given, context);
      const session = sessions.begin(uid, context.headers['user-agent']);
      const taken = () => new Refusal('email-already-in-use');
      const stored = db.commit(
        ...newAccount(queries, { uid, email, passwordHash: password, at: new Date(now()).toISOString() }),
        // Looked at after the insert, which waits for a change of address that is under way.
        required(queries.findFreedom.with({ uid, email, now: now() }), taken),
        session.statement,
      );
      await stored.catch(async (error: unknown) => {
        // Two at once: the loser meets the unique address in the database.
        throw (await queries.findUserByEmail.first({ email })) ? taken() : error;
      });
      return { account: { uid, password }, token: session.token };
    },
    async signIn(email, password, context) {
      const account = await queries.findAccount.first({ email });
      const match = await credentials.require(email, account, password, context);
      // For the compiler: nothing matches the password of an account that does not exist.
      if (!account) throw new Refusal('invalid-credential');
      if (account.disabledAt !== null) throw new Refusal('user-disabled');
      const session = sessions.begin(account.uid, context.headers['user-agent']);
      await db.commit(
        ...match.unlessSpent,
        // A new password was set while this one was looked at: it is the old one now.
        required(
          queries.lockMatching.with({ uid: account.uid, passwordHash: match.hash }),
          () => new Refusal('invalid-credential'),
        ),
        session.statement,
        ...onSignedIn(account.uid),
      );
      return { account, token: session.token };
    },
  };
}
