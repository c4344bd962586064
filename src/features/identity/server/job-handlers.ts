import { mailJob } from '../../../platform/server/mail/mailer.ts';
import type { JobHandler } from '../../../platform/server/outbox/job.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Attempts } from './attempts.ts';
import type { EmailChange } from './email-change.ts';
import { authenticatorResetJob, emailChangeJob, passwordResetJob } from './jobs.ts';
import type { PasswordReset } from './password-reset.ts';
import type { factorMails } from './second-factor/mails.ts';

interface Deps extends Pick<Services, 'db' | 'outbox'> {
  factorMails: ReturnType<typeof factorMails>;
  attempts: Attempts;
  passwordReset: PasswordReset;
  emailChange: EmailChange;
}

/** Jobs that run after the response, so that the response and its duration do not reveal whether an account exists. */
export function identityJobs({ db, outbox, attempts, passwordReset, emailChange, ...deps }: Deps): JobHandler[] {
  return [
    passwordResetJob.handledBy(async ({ email, returnTo }) => {
      // Further mails do not help; the links already sent still work.
      if ((await attempts.count('resetMails', email)) === null) await passwordReset.sendMail(email, returnTo);
    }),
    emailChangeJob.handledBy((change) => emailChange.sendMails(change)),
    authenticatorResetJob.handledBy(async ({ email, at }) => {
      await db.commit(outbox.enqueue(mailJob, deps.factorMails.reset(email, at)));
    }),
  ];
}
