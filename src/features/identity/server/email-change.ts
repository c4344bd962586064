import { randomBytes } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../../../platform/server/db/database.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import type { Auth } from './auth.ts';
import type { identityMails } from './mails.ts';
import { type identityQueries, updateSignInEmail } from './queries.ts';

const linkLifetimeMs = 24 * 60 * 60 * 1000;
const purpose = 'change-email';

/** A changed email address signs in only once its owner has opened the link mailed to it; until then the old one does. */
export interface EmailChange {
  /** Promises the two mails; call it in the transaction that stores the address. */
  request(change: { uid: string; email: string }, transaction: DatabaseTransaction): Promise<void>;
  /** Mails the link to the new address and a warning to the old one. */
  sendMails(change: { uid: string; email: string }): Promise<void>;
  /** Lets the address sign in and gives it. Throws `expired-action-code` or `email-already-in-use`. */
  confirm(token: string): Promise<string>;
}

interface Parts {
  auth: Auth;
  db: Database;
  queries: ReturnType<typeof identityQueries>;
  outbox: Outbox;
  mails: ReturnType<typeof identityMails>;
  now: () => number;
}

export function createEmailChange({ auth, db, queries, outbox, mails, now }: Parts): EmailChange {
  return {
    request: (change, transaction) => outbox.add('email-change', change, transaction),
    async sendMails({ uid, email }) {
      const user = await queries.findUser.first({ uid });
      if (!user || user.contactEmail !== email || user.email === email) return;
      const token = randomBytes(24).toString('base64url');
      const { internalAdapter } = await auth.$context;
      await internalAdapter.createVerificationValue({
        identifier: `${purpose}:${token}`,
        value: JSON.stringify({ uid, email }),
        expiresAt: new Date(now() + linkLifetimeMs),
      });
      await outbox.add('mail', mails.confirmEmail(email, token));
      await outbox.add('mail', mails.emailIsChanging(user.email));
    },
    async confirm(token) {
      const { internalAdapter } = await auth.$context;
      const verification = await internalAdapter.consumeVerificationValue(`${purpose}:${token}`);
      if (!verification) throw new Refusal('expired-action-code');
      const { uid, email } = JSON.parse(verification.value) as { uid: string; email: string };
      const user = await queries.findUser.first({ uid });
      // The profile was changed again since: this link speaks of an address that is no longer wanted.
      if (!user || user.contactEmail !== email) throw new Refusal('expired-action-code');
      // Somebody else's address stays theirs, also when two confirm the same one at once: the database decides.
      await updateSignInEmail(db, uid, email, new Date(now()).toISOString()).catch(async (error: unknown) => {
        const owner = await queries.findUserByEmail.first({ email });
        throw owner && owner.id !== uid ? new Refusal('email-already-in-use') : error;
      });
      return email;
    },
  };
}
