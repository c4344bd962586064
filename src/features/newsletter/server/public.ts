import type { Database } from '../../../platform/server/db/database.ts';
import { newsletterQueries, selectWantedSubscribers } from './queries.ts';
import type { SubscriberRow } from './tables.ts';

export { confirmationHandler } from './confirmation.ts';
export { subscriberLinks } from './links.ts';
export { selectSubscribersBeginning } from './queries.ts';
export { serveNewsletterPages } from './pages/serve-pages.ts';
export type { SubscriberRow } from './tables.ts';

const subscribersListedMax = 100_000;

/** For the operator: every subscriber, the newest first. */
export function listSubscribers(db: Database): Promise<SubscriberRow[]> {
  return selectWantedSubscribers(db, { order: 'newest', limit: subscribersListedMax });
}

/** The subscribers, for administrators. What changes one is a statement, which gives no row where there is nothing to change. */
export function subscriberList(db: Database) {
  const { findSubscriber, findSubscriberByEmail, deleteSubscriber, bounceRecipient } = newsletterQueries(db);
  return {
    list: selectWantedSubscribers.bind(null, db),
    find: (id: string) => findSubscriber.first({ id }),
    findByEmail: (email: string) => findSubscriberByEmail.first({ email }),
    remove: (id: string) => deleteSubscriber.with({ id }),
    /** Nobody receives mails at this subscriber's address; whoever has unsubscribed stays so. `at` is milliseconds since 1970. */
    bounce: (id: string, at: number) => bounceRecipient.with({ id, at }),
  };
}
