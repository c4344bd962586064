import { required, type Statement } from '../../../platform/server/db/statement.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Credentials } from './credentials.ts';
import type { identityQueries } from './queries.ts';
import type { AddressConfirmation } from './address-confirmation.ts';
import type { SecondFactor } from './second-factor/second-factor.ts';
import type { SecondStep } from './second-factor/second-step.ts';
import type { StartedSession, Sessions } from './sessions.ts';

interface Deps extends Pick<Services, 'db' | 'now'> {
  queries: ReturnType<typeof identityQueries>;
  credentials: Credentials;
  sessions: Sessions;
  secondFactor: SecondFactor;
  secondStep: SecondStep;
  addressConfirmation: AddressConfirmation;
  /** Statements to commit with each session started with a password. */
  onSignedIn: (uid: string) => readonly Statement[];
}

/** Sign-up and sign-in. */
export interface Accounts {
  /** Throws `email-already-in-use`, `weak-password` or `busy`. */
  signUp(email: string, password: string, context: RequestContext): Promise<StartedSession>;
  /**
   * Throws `invalid-credential`, `user-disabled`, `too-many-requests` or `busy`. If a code is needed as well, sets a
   * cookie that names the account for the second step and throws `second-factor-required`.
   */
  signIn(email: string, password: string, context: RequestContext): Promise<StartedSession>;
}

/** Creates the account, its password and its document `users/{uid}`; `at` is ISO 8601. */
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
      const emailInUse = () => new Refusal('email-already-in-use');
      const stored = db.commit(
        ...newAccount(queries, { uid, email, passwordHash: password, at: new Date(now()).toISOString() }),
        // Checked after the insert, which waits for a concurrent change of address.
        required(queries.findFreedom.with({ uid, email, now: now() }), emailInUse),
        ...session.statements,
        ...addressConfirmation.mail(uid, email),
      );
      await stored.catch(async (error: unknown) => {
        // With two concurrent sign-ups, one violates the unique address in the database.
        throw (await queries.findUserByEmail.first({ email })) ? emailInUse() : error;
      });
      return { account: { uid, password }, token: session.token };
    },
    async signIn(email, password, context) {
      const account = await queries.findAccount.first({ email });
      const match = await credentials.require(email, account, password, context);
      // Only for the compiler: without an account, no password matches.
      if (!account) throw new Refusal('invalid-credential');
      if (account.disabledAt !== null) throw new Refusal('user-disabled');
      const isStill = [
        ...match.unlessSpent,
        // A new password was set meanwhile, so this one is outdated.
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
      await db.commit(...isStill, ...session.statements, ...onSignedIn(account.uid));
      return { account, token: session.token };
    },
  };
}
