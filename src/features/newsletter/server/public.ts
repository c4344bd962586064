import type { Database } from '../../../platform/server/db/database.ts';
import { newsletterQueries, selectSubscribers, selectWantedSubscribers } from './queries.ts';

const subscribersListedMax = 100_000;

/** For the operator: every subscriber, the newest first; `timestamp` is milliseconds since 1970. */
export function listSubscribers(db: Database): Promise<{ email: string; timestamp: number }[]> {
  return selectSubscribers(db, subscribersListedMax);
}

/** The subscribers, for administrators. Removing one is a statement, which gives no row for one who is gone. */
export function subscriberList(db: Database) {
  const { findSubscriber, deleteSubscriber } = newsletterQueries(db);
  return {
    list: selectWantedSubscribers.bind(null, db),
    find: (id: string) => findSubscriber.first({ id }),
    remove: (id: string) => deleteSubscriber.with({ id }),
  };
}
