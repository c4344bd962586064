import type { OutboxHandlers } from '../../../platform/server/outbox/outbox.ts';
import type { Attempts } from './attempts.ts';
import type { EmailChange } from './email-change.ts';
import type { PasswordReset } from './password-reset.ts';

interface Parts {
  attempts: Attempts;
  passwordReset: PasswordReset;
  emailChange: EmailChange;
}

/** Identity's work after the answer, so that the answer is the same, and as quick, whether or not an account exists. */
export function identityWork({ attempts, passwordReset, emailChange }: Parts): OutboxHandlers {
  return {
    async 'password-reset'(payload) {
      const { email } = payload as { email: string };
      // More mails than this help nobody; the links already sent still work.
      if ((await attempts.count('resetMails', email)) === null) await passwordReset.sendMail(email);
    },
    async 'email-change'(payload) {
      await emailChange.sendMails(payload as { uid: string; email: string; at: number });
    },
  };
}
