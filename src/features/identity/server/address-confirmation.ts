import { required, type Statement } from '../../../platform/server/db/statement.ts';
import type { Caller } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Attempts } from './attempts.ts';
import type { MailedLinks } from './links.ts';
import type { identityMails } from './mails.ts';
import type { identityQueries } from './queries.ts';

/** Confirmation of a sign-up's address: a mailed link, and a button on the page that it opens. */
export interface AddressConfirmation {
  /** Mails the link; commit it with the change that needs it. */
  mail(uid: string, email: string): Statement[];
  /** Mails the link again. Throws `address-confirmed` or `mailed-often`. */
  mailAgain(caller: Caller): Promise<void>;
  /** Confirms and returns the address. Throws `expired-action-code`. */
  confirm(token: string): Promise<string>;
}

interface Deps extends Pick<Services, 'db' | 'outbox'> {
  readonly queries: ReturnType<typeof identityQueries>;
  readonly attempts: Attempts;
  readonly links: MailedLinks;
  readonly mails: ReturnType<typeof identityMails>;
}

export function createAddressConfirmation({ db, queries, attempts, links, outbox, mails }: Deps): AddressConfirmation {
  function mail(uid: string, email: string): Statement[] {
    const link = links.create({ uid, purpose: 'confirm-address', email });
    return [link.statement, outbox.enqueue(mailJob, mails.confirmAddress(email, link.token))];
  }
  return {
    mail,
    async mailAgain({ uid }) {
      const account = await queries.findAccountOf.first({ uid });
      if (!account) throw new Refusal('session-expired');
      if (account.emailVerified === 1) throw new Refusal('address-confirmed');
      const wait = await attempts.count('confirmationMails', uid);
      if (wait !== null) throw new Refusal('mailed-often', wait);
      await db.commit(...mail(uid, account.email));
    },
    async confirm(token) {
      const { uid, email } = await links.find(token, 'confirm-address');
      const isStill = required(queries.confirmAddress.with({ uid, email }), () => new Refusal('expired-action-code'));
      await db.commit(links.consume(token), isStill);
      return email;
    },
  };
}
