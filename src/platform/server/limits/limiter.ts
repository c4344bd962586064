import type { Database } from '../db/database.ts';
import { limiterQueries } from './queries.ts';

/** So many in so much time; counted in the database, so that all processes count together and a restart forgets nothing. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

export interface Limiter {
  /** Seconds until `key` may try again, or null if it may now. Counts nothing. */
  waitSeconds(key: string, limit: Limit): Promise<number | null>;
  /** Counts one for `key`. */
  count(key: string, limit: Limit): Promise<void>;
  /** Forgets windows that are over; called now and then. */
  sweep(): Promise<void>;
}

/** With `isOn` false everything may always try: for tests and benchmarks on a loopback address. */
export function createLimiter(db: Database, now: () => number, isOn: boolean): Limiter {
  const { findCount, upsertCount, deleteOver } = limiterQueries(db);
  return {
    async waitSeconds(key, limit) {
      if (!isOn) return null;
      const row = await findCount.first({ key, now: now() });
      return row && row.count >= limit.max ? Math.ceil((row.resetsAt - now()) / 1000) : null;
    },
    async count(key, limit) {
      if (isOn) await upsertCount.all({ key, now: now(), resetsAt: now() + limit.windowMs });
    },
    async sweep() {
      await deleteOver.all({ now: now() });
    },
  };
}
