import type { Database } from '../../../platform/server/db/database.ts';
import { required, type Statement } from '../../../platform/server/db/statement.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { Credentials } from './credentials.ts';
import type { identityQueries } from './queries.ts';
import type { AddressConfirmation } from './address-confirmation.ts';
import type { SecondFactor } from './second-factor/second-factor.ts';
import type { SecondStep } from './second-factor/second-step.ts';
import type { Begun, Sessions } from './sessions.ts';

interface Deps {
  db: Database;
  queries: ReturnType<typeof identityQueries>;
  credentials: Credentials;
  sessions: Sessions;
  secondFactor: SecondFactor;
  secondStep: SecondStep;
  addressConfirmation: AddressConfirmation;
  /** Committed with each session that a password begins. */
  onSignedIn: (uid: string) => readonly Statement[];
  now: () => number;
}

/** Signing up and signing in. */
export interface Accounts {
  /** Throws `email-already-in-use`, `weak-password` or `busy`. */
  signUp(email: string, password: string, context: RequestContext): Promise<Begun>;
  /**
   * Throws `invalid-credential`, `user-disabled`, `too-many-requests` or `busy`; and `second-factor-required` where a code is
   * asked for besides, with a cookie by which the second step knows the account.
   */
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

export function createAccounts(deps: Deps): Accounts {
  const { db, queries, credentials, sessions, secondFactor, secondStep, addressConfirmation, onSignedIn, now } = deps;
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
        ...addressConfirmation.mail(uid, email),
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
      const isStill = [
        ...match.unlessSpent,
        // A new password was set while this one was looked at: it is the old one now.
        required(
          queries.lockMatching.with({ uid: account.uid, passwordHash: match.hash }),
          () => new Refusal('invalid-credential'),
        ),
      ];
      if (await secondFactor.isOn(account.uid)) {
        await db.commit(...isStill);
        secondStep.begin(account, context);
        throw new Refusal('second-factor-required');
      }
      const session = sessions.begin(account.uid, context.headers['user-agent']);
      await db.commit(...isStill, session.statement, ...onSignedIn(account.uid));
      return { account, token: session.token };
    },
  };
}
