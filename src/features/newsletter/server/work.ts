import type { Database } from '../../../platform/server/db/database.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { OutboxHandlers } from '../../../platform/server/outbox/outbox.ts';
import { newsletterQueries } from './queries.ts';

/** The kind of work by which an address becomes a subscriber. */
export const subscribing = 'newsletter-subscription';

/** The newsletter's work after the answer. */
export function newsletterWork(db: Database): OutboxHandlers {
  const { insertSubscriber } = newsletterQueries(db);
  return {
    async [subscribing](payload) {
      await insertSubscriber.all({ id: newId(), ...(payload as { email: string; timestamp: number }) });
    },
  };
}
