import type { Database } from '../../../platform/server/db/database.ts';
import { selectSubscribers } from './queries.ts';

const subscribersListedMax = 100_000;

/** For the operator: every subscriber, the newest first; `timestamp` is milliseconds since 1970. */
export function listSubscribers(db: Database): Promise<{ email: string; timestamp: number }[]> {
  return selectSubscribers(db, subscribersListedMax);
}
