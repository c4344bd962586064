import type { Database, DatabaseTransaction } from '../../../platform/server/db/database.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import type { Begun } from './accounts.ts';
import type { Credentials } from './credentials.ts';
import type { MailedLink, MailedLinks } from './links.ts';
import type { identityMails } from './mails.ts';
import {
  deleteLinks,
  deleteSessionsOf,
  deleteWaysBack,
  type identityQueries,
  lockAccount,
  selectAddresses,
  updateContactEmail,
  updatePassword,
  updateSignInEmail,
} from './queries.ts';
import type { Sessions } from './sessions.ts';

/** A new password by a mailed link: the one asked for at the login, or the way back after the address was changed. */
export interface PasswordReset {
  /** Mails the link, if that address signs somebody in. */
  sendMail(email: string): Promise<void>;
  /**
   * Sets the password and begins a session. Whatever somebody else may have prepared ends with it: the other sessions, every
   * other link, a contact address that is not the sign-in address. The owner of an earlier sign-in address who had a way back
   * is mailed a new one, since it may be a thief who sets the password. Throws `expired-action-code`, `user-disabled`,
   * `weak-password` or `busy`.
   */
  reset(token: string, password: string, context: RequestContext): Promise<Begun>;
}

interface Parts {
  db: Database;
  queries: ReturnType<typeof identityQueries>;
  credentials: Credentials;
  sessions: Sessions;
  links: MailedLinks;
  outbox: Outbox;
  mails: ReturnType<typeof identityMails>;
  /** Tells the browsers of a user to look whether their session is the one that ended. */
  onSessionEnded: (uid: string, transaction?: DatabaseTransaction) => Promise<void>;
  now: () => number;
}

export function createPasswordReset(parts: Parts): PasswordReset {
  const { db, queries, credentials, sessions, links, outbox, mails, onSessionEnded, now } = parts;

  async function useLink(token: string, link: MailedLink, trx: DatabaseTransaction): Promise<void> {
    const { uid, purpose, email } = link;
    const worksUntil = await links.consume(token, trx);
    const isWayBack = purpose === 'restore-email';
    const before = await selectAddresses(trx, uid);
    if (before.disabledAt !== null) throw new Refusal('user-disabled');
    if (isWayBack) await updateSignInEmail(trx, { uid, email, at: new Date(now()).toISOString() });
    else if (before.email !== email) throw new Refusal('expired-action-code');
    await updateContactEmail(trx, uid, email);
    await deleteLinks(trx, uid);
    const waysBack = await deleteWaysBack(trx, uid);
    // A way back undoes what came after it, and with it the ways back from there.
    await renewWaysBack(uid, isWayBack ? waysBack.filter(({ expiresAt }) => expiresAt < worksUntil) : waysBack, trx);
  }

  async function renewWaysBack(
    uid: string,
    waysBack: readonly { email: string; expiresAt: number }[],
    trx: DatabaseTransaction,
  ): Promise<void> {
    for (const { email, expiresAt } of waysBack) {
      if (expiresAt <= now()) continue;
      const token = await links.create({ uid, purpose: 'restore-email', email }, trx, expiresAt);
      await outbox.add('mail', mails.wayBackRenewed(email, now(), token, expiresAt), trx);
    }
  }

  return {
    async sendMail(email) {
      const account = await queries.findAccount.first({ email });
      if (!account) return;
      await db.kysely.transaction().execute(async (trx) => {
        const token = await links.create({ uid: account.uid, purpose: 'reset-password', email }, trx);
        await outbox.add('mail', mails.passwordReset(email, token), trx);
      });
    },
    async reset(token, password, context) {
      const link = await links.find(token, 'reset-password', 'restore-email');
      const user = await queries.findUser.first({ uid: link.uid });
      if (user && user.disabledAt !== null) throw new Refusal('user-disabled');
      const account = { uid: link.uid, password: await credentials.hash(password, context) };
      const sessionToken = await db.kysely.transaction().execute(async (trx) => {
        await lockAccount(trx, account.uid);
        await useLink(token, link, trx);
        await updatePassword(trx, {
          uid: account.uid,
          passwordHash: account.password,
          at: new Date(now()).toISOString(),
        });
        await deleteSessionsOf(trx, account.uid);
        await onSessionEnded(account.uid, trx);
        return sessions.begin(account.uid, context.headers['user-agent'], trx);
      });
      return { account, token: sessionToken };
    },
  };
}
