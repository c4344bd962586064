import type { JobHandler } from '../../../platform/server/outbox/job.ts';
import type { Attempts } from './attempts.ts';
import type { EmailChange } from './email-change.ts';
import { emailChangeJob, passwordResetJob } from './jobs.ts';
import type { PasswordReset } from './password-reset.ts';

interface Deps {
  attempts: Attempts;
  passwordReset: PasswordReset;
  emailChange: EmailChange;
}

/** Identity's work after the answer, so that the answer is the same, and as quick, whether or not an account exists. */
export function identityJobs({ attempts, passwordReset, emailChange }: Deps): JobHandler[] {
  return [
    passwordResetJob.handledBy(async ({ email }) => {
      // More mails than this help nobody; the links already sent still work.
      if ((await attempts.count('resetMails', email)) === null) await passwordReset.sendMail(email);
    }),
    emailChangeJob.handledBy((change) => emailChange.sendMails(change)),
  ];
}
