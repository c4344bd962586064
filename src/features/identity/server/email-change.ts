import type { RunStatement } from '../../../platform/server/db/database.ts';
import { required, type Statement } from '../../../platform/server/db/statement.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { AccountNotifications } from './account-notifications.ts';
import type { Attempts } from './attempts.ts';
import type { Credentials, Match } from './credentials.ts';
import { linkLifetimesMs, type MailedLinks } from './links.ts';
import type { identityMails } from './mails.ts';
import { emailChangeJob } from './jobs.ts';
import type { identityQueries } from './queries.ts';

interface Change {
  readonly uid: string;
  readonly email: string;
}

/**
 * Change of the email address. The new one signs in only after its owner opens the mailed link and enters the account's
 * password; until then the old one does. The old address is notified of both and gets a restore link, valid for a week.
 */
export interface EmailChange {
  /**
   * Creates the statements that enqueue both mails, to commit with the address: none while the mailed link works, null
   * if the address already signs in. Rate-limited, since it mails unverified addresses: beyond the limit, null for an
   * unchanged address and `email-changed-too-often` for a new one.
   */
  ask(change: Change, before: { email: string; signInEmail: string }): Promise<readonly Statement[] | null>;
  /**
   * Mails the link to the new address and a warning to the old one; `at` is the time of the request (milliseconds since
   * 1970).
   */
  sendMails(change: Change & { readonly at: number }): Promise<void>;
  /**
   * Makes it the sign-in address and returns it. A wrong password does not use up the link. Throws
   * `expired-action-code`, `email-already-in-use`, `invalid-credential`, `user-disabled`, `too-many-requests` or
   * `busy`.
   */
  confirm(token: string, password: string, context: RequestContext): Promise<string>;
}

interface Deps extends Pick<Services, 'db' | 'now' | 'outbox'> {
  queries: ReturnType<typeof identityQueries>;
  credentials: Credentials;
  attempts: Attempts;
  links: MailedLinks;
  mails: ReturnType<typeof identityMails>;
  notifyOfChange: AccountNotifications;
}

export function createEmailChange(deps: Deps): EmailChange {
  const { db, queries, credentials, attempts, links, outbox, mails, notifyOfChange, now } = deps;

  /** Returns the current sign-in address. Throws `expired-action-code` if the change is outdated. */
  async function requireWanted({ uid, email }: Change, passwordHash: string, run: RunStatement): Promise<string> {
    const [account] = await run(queries.lockAccount.with({ uid }));
    const [addresses] = await run(queries.findAddresses.with({ uid }));
    if (addresses && addresses.disabledAt !== null) throw new Refusal('user-disabled');
    // The profile was changed again, or the password was reset.
    if (account?.password !== passwordHash || addresses?.contactEmail !== email) {
      throw new Refusal('expired-action-code');
    }
    return addresses.email;
  }

  async function change(token: string, { uid, email }: Change, { hash, unlessSpent }: Match, run: RunStatement) {
    for (const statement of unlessSpent) await run(statement);
    const oldEmail = await requireWanted({ uid, email }, hash, run);
    await run(links.consume(token));
    await run(queries.updateSignInEmail.with({ uid, email, at: new Date(now()).toISOString() }));
    await run(
      required(queries.findFreedom.with({ uid, email, now: now() }), () => new Refusal('email-already-in-use')),
    );
    await run(queries.deleteLinks.with({ uid }));
    const wayBack = links.create({ uid, purpose: 'restore-email', email: oldEmail });
    await run(wayBack.statement);
    await run(outbox.enqueue(mailJob, mails.emailWasChanged(oldEmail, email, now(), wayBack.token)));
  }

  return {
    async ask({ uid, email }, before) {
      if (email === before.signInEmail) return null;
      const isNew = email !== before.email;
      if (!isNew && (await queries.findChangeLink.first({ uid, email, until: now() }))) return [];
      const wait = (await attempts.count('addressChanges', uid)) ?? (await attempts.count('addressChangesTo', email));
      if (wait === null) return [outbox.enqueue(emailChangeJob, { uid, email, at: now() })];
      if (isNew) throw new Refusal('email-changed-too-often', wait);
      return null;
    },
    async sendMails({ uid, email, at }) {
      await db.transaction(async (run) => {
        // Under the lock, because a concurrent password reset cancels the change, and no link may be mailed after that.
        await run(queries.lockAccount.with({ uid }));
        const [addresses] = await run(queries.findAddresses.with({ uid }));
        if (addresses?.contactEmail !== email || addresses.email === email) return;
        // The address was saved twice before the first mail was sent: one link mailed since the request is enough.
        const [mailed] = await run(
          queries.findChangeLink.with({ uid, email, until: at + linkLifetimesMs['change-email'] }),
        );
        if (mailed) return;
        const link = links.create({ uid, purpose: 'change-email', email });
        await run(link.statement);
        await run(outbox.enqueue(mailJob, mails.confirmEmail(email, at, link.token)));
        await run(outbox.enqueue(mailJob, mails.emailIsChanging(addresses.email, email, at)));
      });
    },
    async confirm(token, password, context) {
      const link = await links.find(token, 'change-email');
      const { uid, email } = link;
      const user = await queries.findUser.first({ uid });
      if (!user || user.contactEmail !== email) throw new Refusal('expired-action-code');
      const account = await queries.findAccount.first({ email: user.email });
      const match = await credentials.require(user.email, account, password, context);
      const notices = await notifyOfChange(uid, 'address-changed');
      await db
        .transaction(async (run) => {
          await change(token, link, match, run);
          for (const statement of notices) await run(statement);
        })
        .catch(async (error: unknown) => {
          if (error instanceof Refusal) throw error;
          // Another user's address stays theirs. The database decides between concurrent confirmations.
          const owner = await queries.findUserByEmail.first({ email });
          throw owner && owner.id !== uid ? new Refusal('email-already-in-use') : error;
        });
      return email;
    },
  };
}
