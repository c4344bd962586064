import type { Database } from '../../../platform/server/db/database.ts';
import { newsletterQueries, selectSubscribers } from './queries.ts';
import type { SubscriberRow } from './tables.ts';

export { confirmationHandler } from './confirmation.ts';
export { subscriberLinks } from './links.ts';
export { selectSubscribersBeginning } from './queries.ts';
export { serveNewsletterPages } from './pages/serve-pages.ts';
export type { SubscriberRow } from './tables.ts';

const subscribersListedMax = 100_000;

/** Lists every subscriber for the operator, newest first. */
export function listSubscribers(db: Database): Promise<SubscriberRow[]> {
  return selectSubscribers(db, { order: 'newest', limit: subscribersListedMax });
}

/** Access to subscribers, for administrators. Changes are statements that return no row if nothing changes. */
export function subscriberList(db: Database) {
  const { findSubscriber, findSubscriberByEmail, deleteSubscriber, bounceRecipient } = newsletterQueries(db);
  return {
    list: selectSubscribers.bind(null, db),
    find: (id: string) => findSubscriber.first({ id }),
    findByEmail: (email: string) => findSubscriberByEmail.first({ email }),
    remove: (id: string) => deleteSubscriber.with({ id }),
    /** Marks the address as bounced, unless it is unsubscribed. `at` is in milliseconds since 1970. */
    bounce: (id: string, at: number) => bounceRecipient.with({ id, at }),
  };
}
