import type { Database, DatabaseTransaction } from '../../../platform/server/db/database.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import type { Attempts } from './attempts.ts';
import type { Credentials } from './credentials.ts';
import type { MailedLinks } from './links.ts';
import type { identityMails } from './mails.ts';
import {
  deleteLinks,
  type identityQueries,
  isHeldForAnother,
  lockAccount,
  selectAddresses,
  updateSignInEmail,
} from './queries.ts';

interface Change {
  readonly uid: string;
  readonly email: string;
}

/**
 * A changed email address signs in only once its owner has opened the link mailed to it and given the account's password;
 * until then the old one does. The old one is told of both, and has a way back for a week.
 */
export interface EmailChange {
  /** Counts a change that mails strangers; call it before the transaction. Throws `email-changed-too-often`. */
  count(change: Change): Promise<void>;
  /** Promises the two mails; call it in the transaction that stores the address. */
  request(change: Change, transaction: DatabaseTransaction): Promise<void>;
  /** Mails the link to the new address and a warning to the old one; `at` is when it was asked for (milliseconds since 1970). */
  sendMails(change: Change & { readonly at: number }): Promise<void>;
  /**
   * Lets the address sign in and gives it. A wrong password leaves the link alive. Throws `expired-action-code`,
   * `email-already-in-use`, `invalid-credential`, `user-disabled`, `too-many-requests` or `busy`.
   */
  confirm(token: string, password: string, context: RequestContext): Promise<string>;
}

interface Parts {
  db: Database;
  queries: ReturnType<typeof identityQueries>;
  credentials: Credentials;
  attempts: Attempts;
  links: MailedLinks;
  outbox: Outbox;
  mails: ReturnType<typeof identityMails>;
  now: () => number;
}

export function createEmailChange(parts: Parts): EmailChange {
  const { db, queries, credentials, attempts, links, outbox, mails, now } = parts;

  /** Gives the address that signs in until now. Throws `expired-action-code` if the change is not wanted any more. */
  async function requireWanted(
    { uid, email }: Change,
    passwordHash: string,
    trx: DatabaseTransaction,
  ): Promise<string> {
    const isSamePassword = (await lockAccount(trx, uid)) === passwordHash;
    const addresses = await selectAddresses(trx, uid);
    if (addresses.disabledAt !== null) throw new Refusal('user-disabled');
    // The profile was changed again since, or the password was set anew.
    if (!isSamePassword || addresses.contactEmail !== email) throw new Refusal('expired-action-code');
    return addresses.email;
  }

  async function change(token: string, { uid, email }: Change, passwordHash: string, trx: DatabaseTransaction) {
    const oldEmail = await requireWanted({ uid, email }, passwordHash, trx);
    await links.consume(token, trx);
    await updateSignInEmail(trx, { uid, email, at: new Date(now()).toISOString() });
    if (await isHeldForAnother(trx, { uid, email, now: now() })) throw new Refusal('email-already-in-use');
    await deleteLinks(trx, uid);
    const wayBack = await links.create({ uid, purpose: 'restore-email', email: oldEmail }, trx);
    await outbox.add('mail', mails.emailWasChanged(oldEmail, email, now(), wayBack), trx);
  }

  return {
    async count({ uid, email }) {
      const wait = (await attempts.count('addressChanges', uid)) ?? (await attempts.count('addressChangesTo', email));
      if (wait !== null) throw new Refusal('email-changed-too-often', wait);
    },
    request: (wanted, transaction) => outbox.add('email-change', { ...wanted, at: now() }, transaction),
    async sendMails({ uid, email, at }) {
      await db.kysely.transaction().execute(async (trx) => {
        // Under the lock: a password that is being set anew takes the change back, and no link may come after that.
        if ((await lockAccount(trx, uid)) === null) return;
        const addresses = await selectAddresses(trx, uid);
        if (addresses.contactEmail !== email || addresses.email === email) return;
        const token = await links.create({ uid, purpose: 'change-email', email }, trx);
        await outbox.add('mail', mails.confirmEmail(email, at, token), trx);
        await outbox.add('mail', mails.emailIsChanging(addresses.email, email, at), trx);
      });
    },
    async confirm(token, password, context) {
      const link = await links.find(token, 'change-email');
      const { uid, email } = link;
      const user = await queries.findUser.first({ uid });
      if (!user || user.contactEmail !== email) throw new Refusal('expired-action-code');
      const account = await queries.findAccount.first({ email: user.email });
      const passwordHash = await credentials.require(user.email, account, password, context);
      await db.kysely
        .transaction()
        .execute((trx) => change(token, link, passwordHash, trx))
        .catch(async (error: unknown) => {
          if (error instanceof Refusal) throw error;
          // Somebody else's address stays theirs, also when two confirm the same one at once: the database decides.
          const owner = await queries.findUserByEmail.first({ email });
          throw owner && owner.id !== uid ? new Refusal('email-already-in-use') : error;
        });
      return email;
    },
  };
}
