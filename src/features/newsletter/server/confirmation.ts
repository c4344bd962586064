import * as z from 'zod/mini';
import type { Settings } from '../../../platform/server/config/settings.ts';
import { nullIfRowMissing, required } from '../../../platform/server/db/statement.ts';
import { type Limit, limiterKey } from '../../../platform/server/limits/limiter.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import { defineJob } from '../../../platform/server/outbox/job.ts';
import type { Services } from '../../../platform/server/services.ts';
import { subscriberLinks } from './links.ts';
import { confirmationMail } from './mails.ts';
import { newsletterQueries } from './queries.ts';

/**
 * Asks the owner of an address to confirm the newsletter. The job runs after the response and decides whether to mail,
 * so that the response and its duration are the same for every address.
 */
export const confirmationJob = defineJob('newsletter-confirmation', z.object({ email: z.string() }));

/** Limit of the mails that a stranger can cause to one address. */
const mailLimit: Limit = { max: 3, windowMs: 24 * 60 * 60 * 1000 };

interface Deps extends Pick<Services, 'db' | 'now' | 'outbox' | 'secret' | 'limiter'> {
  readonly settings: Pick<Settings, 'brand' | 'publicUrl'>;
}

/** Creates the handler of {@link confirmationJob}. */
export function confirmationHandler({ db, settings, secret, outbox, limiter, now }: Deps) {
  const { findSubscriberByEmail, updateAskedAt } = newsletterQueries(db);
  const { linkTo } = subscriberLinks(secret, settings.publicUrl);
  return confirmationJob.handledBy(async ({ email }) => {
    const subscriber = await findSubscriberByEmail.first({ email });
    if (!subscriber || subscriber.state === 'confirmed') return;
    const { id } = subscriber;
    const counter = { key: limiterKey('newsletter-mail', email), limit: mailLimit };
    // Subscribers who are confirmed or deleted by now get no mail.
    await limiter
      .commit(
        [counter],
        required(updateAskedAt.with({ id, at: now() })),
        outbox.enqueue(mailJob, confirmationMail(settings.brand, email, linkTo('confirm', id))),
      )
      .catch(nullIfRowMissing);
  });
}
