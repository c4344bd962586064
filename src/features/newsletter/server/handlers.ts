import type { Handlers } from '../../../platform/server/http/context.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { newsletterRoutes } from '../contract.ts';
import { bounceHandlers } from './bounces.ts';
import { confirmationJob } from './confirmation.ts';
import { newsletterQueries } from './queries.ts';

const thanks = 'Thank you for signing up!';

interface Deps extends Pick<Services, 'db' | 'now' | 'outbox'> {
  /** Secret that a bounce report must contain; null disables reports. */
  bounceSecret: string | null;
}

export function newsletterHandlers({ db, outbox, bounceSecret, now }: Deps): Handlers<typeof newsletterRoutes> {
  const { upsertSubscriber } = newsletterQueries(db);
  return {
    async subscribe({ body }) {
      const email = body.email.toLowerCase();
      await db.commit(
        upsertSubscriber.with({ id: newId(), email, timestamp: now() }),
        outbox.enqueue(confirmationJob, { email }),
      );
      return { message: thanks };
    },
    ...bounceHandlers({ db, bounceSecret, now }),
  };
}
