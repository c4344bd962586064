import type { Database, RunStatement } from '../../../platform/server/db/database.ts';
import { required, type Statement } from '../../../platform/server/db/statement.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import type { AccountNotices } from './account-notices.ts';
import type { Attempts } from './attempts.ts';
import type { Credentials, Match } from './credentials.ts';
import type { MailedLinks } from './links.ts';
import type { identityMails } from './mails.ts';
import { emailChangeJob } from './jobs.ts';
import type { identityQueries } from './queries.ts';

interface Change {
  readonly uid: string;
  readonly email: string;
}

/**
 * A changed email address signs in only once its owner has opened the link mailed to it and given the account's password;
 * until then the old one does. The old one is told of both, and has a way back for a week.
 */
export interface EmailChange {
  /** Counts a change that mails strangers; call it before the commit. Throws `email-changed-too-often`. */
  count(change: Change): Promise<void>;
  /** Promises the two mails; committed with the address. */
  request(change: Change): Statement;
  /** Mails the link to the new address and a warning to the old one; `at` is when it was asked for (milliseconds since 1970). */
  sendMails(change: Change & { readonly at: number }): Promise<void>;
  /**
   * Lets the address sign in and gives it. A wrong password leaves the link alive. Throws `expired-action-code`,
   * `email-already-in-use`, `invalid-credential`, `user-disabled`, `too-many-requests` or `busy`.
   */
  confirm(token: string, password: string, context: RequestContext): Promise<string>;
}

interface Deps {
  db: Database;
  queries: ReturnType<typeof identityQueries>;
  credentials: Credentials;
  attempts: Attempts;
  links: MailedLinks;
  outbox: Outbox;
  mails: ReturnType<typeof identityMails>;
  told: AccountNotices;
  now: () => number;
}

export function createEmailChange(deps: Deps): EmailChange {
  const { db, queries, credentials, attempts, links, outbox, mails, told, now } = deps;

  /** Gives the address that signs in until now. Throws `expired-action-code` if the change is not wanted any more. */
  async function requireWanted({ uid, email }: Change, passwordHash: string, run: RunStatement): Promise<string> {
    const [account] = await run(queries.lockAccount.with({ uid }));
    const [addresses] = await run(queries.findAddresses.with({ uid }));
    if (addresses && addresses.disabledAt !== null) throw new Refusal('user-disabled');
    // The profile was changed again since, or the password was set anew.
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
    async count({ uid, email }) {
      const wait = (await attempts.count('addressChanges', uid)) ?? (await attempts.count('addressChangesTo', email));
      if (wait !== null) throw new Refusal('email-changed-too-often', wait);
    },
    request: (wanted) => outbox.enqueue(emailChangeJob, { ...wanted, at: now() }),
    async sendMails({ uid, email, at }) {
      await db.transaction(async (run) => {
        // Under the lock: a password that is being set anew takes the change back, and no link may come after that.
        await run(queries.lockAccount.with({ uid }));
        const [addresses] = await run(queries.findAddresses.with({ uid }));
        if (addresses?.contactEmail !== email || addresses.email === email) return;
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
      const notices = await told(uid, 'address-changed');
      await db
        .transaction(async (run) => {
          await change(token, link, match, run);
          for (const statement of notices) await run(statement);
        })
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
