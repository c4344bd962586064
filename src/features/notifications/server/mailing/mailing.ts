import type { Settings } from '../../../../platform/server/config/settings.ts';
import { nullIfRowMissing, required } from '../../../../platform/server/db/statement.ts';
import { type SendMail, mailJob } from '../../../../platform/server/mail/mailer.ts';
import type { JobHandler } from '../../../../platform/server/outbox/job.ts';
import type { Outbox } from '../../../../platform/server/outbox/outbox.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { channelOf } from '../channel.ts';
import { digestJob, notificationMailJob } from '../jobs.ts';
import { notificationMails } from './mails.ts';
import { mailingQueries } from './queries.ts';

interface Deps extends Pick<Services, 'db' | 'secret'> {
  readonly settings: Pick<Settings, 'brand' | 'publicUrl'>;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly sendMail: SendMail;
}

/** Creates the jobs that mail notifications, at once and daily. */
export function notificationMailing({ db, settings, secret, outbox, sendMail }: Deps): JobHandler[] {
  const { findMailed, listWaiting, findAddress, takeDigest } = mailingQueries(db);
  const mails = notificationMails(settings, secret);

  async function mailDigest(userId: string, digestAt: number): Promise<void> {
    const [waiting, user] = await Promise.all([listWaiting.all({ userId, digestAt }), findAddress.first({ userId })]);
    const unread = waiting.filter(({ readAt }) => readAt === null);
    const mail = user && unread.length > 0 ? [outbox.enqueue(mailJob, mails.digest(userId, user.email, unread))] : [];
    // One commit, so that only one of several concurrent runs takes the notifications and enqueues the mail. Later ones
    // have their own job.
    const taking = takeDigest.with({ userId, digestAt, count: waiting.length });
    await db.commit(required(taking), ...mail).catch(nullIfRowMissing);
  }

  return [
    notificationMailJob.handledBy(async ({ notificationId, mail }, id) => {
      const found = await findMailed.first({ notificationId });
      // The choice may have changed while the job waited, such as for a mail server.
      if (found?.kind && ['mail', 'daily'].includes(channelOf(found.kind, found.channel)))
        await sendMail(mails.notice(found.userId, found.email, found, mail), id);
    }),
    digestJob.handledBy(({ userId, digestAt }) => mailDigest(userId, digestAt)),
  ];
}
