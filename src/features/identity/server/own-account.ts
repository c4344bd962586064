import { required, type Statement } from '../../../platform/server/db/statement.ts';
import type { Caller, RequestContext } from '../../../platform/server/http/context.ts';
import type { SignedCookie } from '../../../platform/server/http/cookies.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { AccountNotifications } from './account-notifications.ts';
import type { Attempts } from './attempts.ts';
import type { Credentials } from './credentials.ts';
import type { identityMails } from './mails.ts';
import type { identityQueries } from './queries.ts';

type SignedIn = RequestContext<Caller>;

/** A signed-in user who has just entered the right password. */
export interface Proven {
  readonly uid: string;
  /** The sign-in address. */
  readonly email: string;
  /** Statements to commit first with what it allows; they fail if the password was changed meanwhile. */
  readonly statements: readonly Statement[];
}

/** Actions of signed-in users on their own account. */
export interface OwnAccount {
  /** Checks one guess at the caller's own password. Throws `invalid-credential`, `too-many-requests` or `busy`. */
  prove(password: string, context: SignedIn): Promise<Proven>;
  /** Sets a new password and ends every other session and link. Throws like {@link prove}, and `weak-password`. */
  changePassword(present: string, newPassword: string, context: SignedIn): Promise<void>;
  listSessions(
    caller: Caller,
  ): Promise<{ id: string; isCurrent: boolean; userAgent: string | null; startedAt: number; lastSeenAt: number }[]>;
  /** Ends every session of the user, or every one except `but`, and notifies their browsers. */
  endSessions(uid: string, but?: string): Statement[];
  /** Returns false if the session is not the caller's. */
  endSession(caller: Caller, id: string): Promise<boolean>;
}

interface Deps extends Pick<Services, 'db' | 'now' | 'outbox'> {
  queries: ReturnType<typeof identityQueries>;
  credentials: Credentials;
  attempts: Attempts;
  mails: ReturnType<typeof identityMails>;
  notifyOfChange: AccountNotifications;
  cookie: SignedCookie;
  sessionEnded: (uid: string) => Statement;
}

const listMax = 100;

export function createOwnAccount(deps: Deps): OwnAccount {
  const { db, queries, credentials, attempts, outbox, mails, notifyOfChange, cookie, sessionEnded, now } = deps;

  async function prove(password: string, context: SignedIn): Promise<Proven> {
    const { uid } = context.caller;
    const user = await queries.findUser.first({ uid });
    const account = user && (await queries.findAccount.first({ email: user.email }));
    // The account was just deleted, or the address meanwhile became another user's.
    if (account?.uid !== uid) throw new Refusal('session-expired');
    const { hash, unlessSpent } = await credentials.require(user!.email, account, password, context);
    const isStill = required(
      queries.lockMatching.with({ uid, passwordHash: hash }),
      () => new Refusal('invalid-credential'),
    );
    return { uid, email: user!.email, statements: [...unlessSpent, isStill] };
  }

  function endSessions(uid: string, but?: string): Statement[] {
    const gone =
      but === undefined
        ? queries.deleteSessionsOf.with({ uid })
        : queries.deleteOtherSessions.with({ uid, token: but });
    return [gone, sessionEnded(uid)];
  }

  return {
    prove,
    endSessions,
    async changePassword(present, wanted, context) {
      const { uid, email, statements } = await prove(present, context);
      const passwordHash = await credentials.hash(wanted, context);
      const { sessionToken } = context.caller;
      await db.commit(
        ...statements,
        queries.updatePassword.with({ uid, passwordHash, at: new Date(now()).toISOString() }),
        queries.deleteLinks.with({ uid }),
        ...endSessions(uid, sessionToken),
        outbox.enqueue(mailJob, mails.passwordChanged(email, now())),
        ...(await notifyOfChange(uid, 'password-changed')),
      );
      context.setCookies([cookie.write(sessionToken), attempts.knownBrowserCookie({ uid, password: passwordHash })]);
    },
    async listSessions({ uid, sessionToken }) {
      const rows = await queries.listSessions.all({ uid, now: new Date(now()).toISOString(), limit: listMax });
      const sessions = rows.map(({ id, token, userAgent, createdAt, updatedAt }) => ({
        id,
        isCurrent: token === sessionToken,
        userAgent,
        startedAt: Date.parse(createdAt),
        lastSeenAt: Date.parse(updatedAt),
      }));
      return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },
    async endSession({ uid }, id) {
      const [[ended]] = await db.commit(queries.deleteSessionOf.with({ uid, id }), sessionEnded(uid));
      return ended !== undefined;
    },
  };
}
