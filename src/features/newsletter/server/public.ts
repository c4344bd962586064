import type { Database } from '../../../platform/server/db/database.ts';
import { newsletterQueries, selectSubscribers } from './queries.ts';
import type { SubscriberRow } from './tables.ts';

export { confirmationHandler } from './confirmation.ts';
export { subscriberLinks } from './links.ts';
export { selectSubscribersBeginning } from './queries.ts';
export { subscriberRemover } from './subscribers/remove.ts';
export { serveNewsletterPages } from './pages/serve-pages.ts';
export type { SubscriberRow } from './tables.ts';

const subscribersListedMax = 100_000;

/** Lists every subscriber for the operator, newest first. */
export function listSubscribers(db: Database): Promise<SubscriberRow[]> {
  return selectSubscribers(db, { order: 'newest', limit: subscribersListedMax });
}

/** Access to single subscribers. */
export function subscriberAccess(db: Database) {
  const { findSubscriberByEmail, bounceRecipient } = newsletterQueries(db);
  return {
    findByEmail: (email: string) => findSubscriberByEmail.first({ email }),
    /** Marks the address as bounced, unless it is unsubscribed. `at` is in milliseconds since 1970. */
    bounce: (id: string, at: number) => bounceRecipient.with({ id, at }),
  };
}
