import type { RunStatement } from '../../../platform/server/db/database.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { AccountNotifications } from './account-notifications.ts';
import type { Credentials } from './credentials.ts';
import { type MailedLink, type MailedLinks, linkLifetimesMs } from './links.ts';
import type { identityMails } from './mails.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import type { identityQueries } from './queries.ts';
import type { SecondFactor } from './second-factor/second-factor.ts';
import type { StartedSession, Sessions } from './sessions.ts';

/** Password reset by a mailed link: a requested one, or the restore link after a change of address. */
export interface PasswordReset {
  /** Mails the link, if the address belongs to an account. It leads on to the page `returnTo`, if any. */
  sendMail(email: string, returnTo?: string): Promise<void>;
  /** Returns whether the new password needs a code of the authenticator app. */
  asksForCode(link: FoundLink): Promise<boolean>;
  /**
   * Sets the password and starts a session. Ends other sessions and links, passkeys, and a differing contact address.
   * Needs an authenticator code, unless the app is newer than the restore link. Earlier addresses with a restore link
   * get a new one, since a thief may be resetting. Throws `expired-action-code`, `user-disabled`, `weak-password`,
   * `busy`, `second-factor-required` without a code, `wrong-code` or `too-many-requests`.
   */
  reset(token: string, password: string, code: string | undefined, context: RequestContext): Promise<StartedSession>;
}

type FoundLink = MailedLink & { readonly expiresAt: number };

interface Deps extends Pick<Services, 'db' | 'now' | 'outbox'> {
  queries: ReturnType<typeof identityQueries>;
  credentials: Credentials;
  sessions: Sessions;
  secondFactor: SecondFactor;
  passkeys: Passkeys;
  links: MailedLinks;
  mails: ReturnType<typeof identityMails>;
  notifyOfChange: AccountNotifications;
  /** Tells the user's browsers to check whether their session has ended. */
  sessionEnded: (uid: string) => Statement;
  /** Statements to commit with each session started with a password. */
  onSignedIn: (uid: string) => readonly Statement[];
}

export function createPasswordReset(deps: Deps): PasswordReset {
  const {
    db,
    queries,
    credentials,
    sessions,
    secondFactor,
    passkeys,
    links,
    outbox,
    mails,
    notifyOfChange,
    sessionEnded,
  } = deps;
  const { onSignedIn, now } = deps;

  async function useLink(token: string, link: MailedLink, run: RunStatement): Promise<void> {
    const { uid, purpose, email } = link;
    const [used] = await run(links.consume(token));
    const isWayBack = purpose === 'restore-email';
    const [before] = await run(queries.findAddresses.with({ uid }));
    if (before && before.disabledAt !== null) throw new Refusal('user-disabled');
    if (isWayBack) await run(queries.updateSignInEmail.with({ uid, email, at: new Date(now()).toISOString() }));
    else if (before?.email !== email) throw new Refusal('expired-action-code');
    // Using the link proves that the user owns the address.
    await run(queries.confirmAddress.with({ uid, email }));
    await run(queries.updateContactEmail.with({ uid, email }));
    await run(passkeys.removeAll(uid));
    await run(queries.deleteLinks.with({ uid }));
    const waysBack = await run(queries.deleteWaysBack.with({ uid }));
    // A restore link undoes all later changes, and with them the later restore links.
    const worksUntil = isWayBack ? used!.expiresAt : Infinity;
    const stillValid = waysBack.filter(({ expiresAt }) => expiresAt > now() && expiresAt < worksUntil);
    for (const wayBack of stillValid) await renewWayBack(uid, wayBack, run);
  }

  /**
   * Returns whether a code is needed. It is not if the app was set up after the change that this restore link undoes: a
   * thief may have done so.
   */
  async function asksForCode({ uid, purpose, expiresAt }: FoundLink): Promise<boolean> {
    const { since } = await secondFactor.read(uid);
    const isUndone = purpose === 'restore-email' && since !== null && since > expiresAt - linkLifetimesMs[purpose];
    return since !== null && !isUndone;
  }

  /** Statements for the second factor. */
  async function factorStatements(link: FoundLink, code: string | undefined): Promise<readonly Statement[]> {
    const { uid, purpose, email } = link;
    if (!(await asksForCode(link))) return purpose === 'restore-email' ? secondFactor.forget(uid) : [];
    if (code === undefined) throw new Refusal('second-factor-required');
    return (await secondFactor.use(uid, email, code)).statements;
  }

  async function renewWayBack(
    uid: string,
    { email, expiresAt }: { email: string; expiresAt: number },
    run: RunStatement,
  ): Promise<void> {
    const link = links.create({ uid, purpose: 'restore-email', email }, expiresAt);
    await run(link.statement);
    await run(outbox.enqueue(mailJob, mails.wayBackRenewed(email, now(), link.token, expiresAt)));
  }

  return {
    asksForCode,
    async sendMail(email, returnTo) {
      const account = await queries.findAccount.first({ email });
      if (!account) return;
      const link = links.create({ uid: account.uid, purpose: 'reset-password', email });
      await db.commit(link.statement, outbox.enqueue(mailJob, mails.passwordReset(email, link.token, returnTo)));
    },
    async reset(token, password, code, context) {
      const link = await links.find(token, 'reset-password', 'restore-email');
      const user = await queries.findUser.first({ uid: link.uid });
      if (user && user.disabledAt !== null) throw new Refusal('user-disabled');
      const forFactor = await factorStatements(link, code);
      const account = { uid: link.uid, password: await credentials.hash(password, context) };
      const { uid } = account;
      const session = sessions.begin(uid, context.headers['user-agent']);
      const notices = await notifyOfChange(uid, 'password-set');
      await db.transaction(async (run) => {
        await run(queries.lockAccount.with({ uid }));
        for (const statement of forFactor) await run(statement);
        await useLink(token, link, run);
        const at = new Date(now()).toISOString();
        await run(queries.updatePassword.with({ uid, passwordHash: account.password, at }));
        await run(queries.deleteSessionsOf.with({ uid }));
        await run(sessionEnded(uid));
        for (const statement of [...session.statements, ...onSignedIn(uid), ...notices]) await run(statement);
      });
      return { account, token: session.token };
    },
  };
}
