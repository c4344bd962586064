import type { Database, RunStatement } from '../../../platform/server/db/database.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import type { AccountNotices } from './account-notices.ts';
import type { Credentials } from './credentials.ts';
import { type MailedLink, type MailedLinks, linkLifetimesMs } from './links.ts';
import type { identityMails } from './mails.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import type { identityQueries } from './queries.ts';
import type { SecondFactor } from './second-factor/second-factor.ts';
import type { Begun, Sessions } from './sessions.ts';

/** A new password by a mailed link: the one asked for at the login, or the way back after the address was changed. */
export interface PasswordReset {
  /** Mails the link, if that address signs somebody in. */
  sendMail(email: string): Promise<void>;
  /** Whether a code of the authenticator app has to come with the password. */
  asksForCode(link: FoundLink): Promise<boolean>;
  /**
   * Sets the password and begins a session. Whatever somebody else may have prepared ends with it: the other sessions, every
   * other link, passkeys, a contact address that is not the sign-in address. A code of the authenticator app is asked for all
   * the same, unless the way back is older than the app. The owner of an earlier sign-in address who had a way back
   * is mailed a new one, since it may be a thief who sets the password. Throws `expired-action-code`, `user-disabled`,
   * `weak-password` or `busy`; `second-factor-required` without a code, and `wrong-code` or `too-many-requests`.
   */
  reset(token: string, password: string, code: string | undefined, context: RequestContext): Promise<Begun>;
}

type FoundLink = MailedLink & { readonly expiresAt: number };

interface Deps {
  db: Database;
  queries: ReturnType<typeof identityQueries>;
  credentials: Credentials;
  sessions: Sessions;
  secondFactor: SecondFactor;
  passkeys: Passkeys;
  links: MailedLinks;
  outbox: Outbox;
  mails: ReturnType<typeof identityMails>;
  told: AccountNotices;
  /** Tells the browsers of a user to look whether their session is the one that ended. */
  sessionEnded: (uid: string) => Statement;
  /** Committed with each session that a password begins. */
  onSignedIn: (uid: string) => readonly Statement[];
  now: () => number;
}

export function createPasswordReset(deps: Deps): PasswordReset {
  const { db, queries, credentials, sessions, secondFactor, passkeys, links, outbox, mails, told, sessionEnded } = deps;
  const { onSignedIn, now } = deps;

  async function useLink(token: string, link: MailedLink, run: RunStatement): Promise<void> {
    const { uid, purpose, email } = link;
    const [used] = await run(links.consume(token));
    const isWayBack = purpose === 'restore-email';
    const [before] = await run(queries.findAddresses.with({ uid }));
    if (before && before.disabledAt !== null) throw new Refusal('user-disabled');
    if (isWayBack) await run(queries.updateSignInEmail.with({ uid, email, at: new Date(now()).toISOString() }));
    else if (before?.email !== email) throw new Refusal('expired-action-code');
    // Whoever has the link has the address.
    await run(queries.confirmAddress.with({ uid, email }));
    await run(queries.updateContactEmail.with({ uid, email }));
    await run(passkeys.removeAll(uid));
    await run(queries.deleteLinks.with({ uid }));
    const waysBack = await run(queries.deleteWaysBack.with({ uid }));
    // A way back undoes what came after it, and with it the ways back from there.
    const worksUntil = isWayBack ? used!.expiresAt : Infinity;
    const kept = waysBack.filter(({ expiresAt }) => expiresAt > now() && expiresAt < worksUntil);
    for (const wayBack of kept) await renewWayBack(uid, wayBack, run);
  }

  /** Whether a code is asked for: not where a way back undoes the app, which somebody else set up after they took the account. */
  async function asksForCode({ uid, purpose, expiresAt }: FoundLink): Promise<boolean> {
    const { since } = await secondFactor.read(uid);
    const isUndone = purpose === 'restore-email' && since !== null && since > expiresAt - linkLifetimesMs[purpose];
    return since !== null && !isUndone;
  }

  /** What is committed for the second factor. */
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
    async sendMail(email) {
      const account = await queries.findAccount.first({ email });
      if (!account) return;
      const link = links.create({ uid: account.uid, purpose: 'reset-password', email });
      await db.commit(link.statement, outbox.enqueue(mailJob, mails.passwordReset(email, link.token)));
    },
    async reset(token, password, code, context) {
      const link = await links.find(token, 'reset-password', 'restore-email');
      const user = await queries.findUser.first({ uid: link.uid });
      if (user && user.disabledAt !== null) throw new Refusal('user-disabled');
      const forFactor = await factorStatements(link, code);
      const account = { uid: link.uid, password: await credentials.hash(password, context) };
      const { uid } = account;
      const session = sessions.begin(uid, context.headers['user-agent']);
      const notices = await told(uid, 'password-set');
      await db.transaction(async (run) => {
        await run(queries.lockAccount.with({ uid }));
        for (const statement of forFactor) await run(statement);
        await useLink(token, link, run);
        const at = new Date(now()).toISOString();
        await run(queries.updatePassword.with({ uid, passwordHash: account.password, at }));
        await run(queries.deleteSessionsOf.with({ uid }));
        await run(sessionEnded(uid));
        await run(session.statement);
        for (const statement of [...onSignedIn(uid), ...notices]) await run(statement);
      });
      return { account, token: session.token };
    },
  };
}
