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
  /** Counts one for `key` and gives null, or seconds until it may try again if that was one too many. */
  take(key: string, limit: Limit): Promise<number | null>;
  /** Uncounts one that turned out to be harmless. */
  takeBack(key: string): Promise<void>;
  /** Forgets windows that are over; called now and then. */
  sweep(): Promise<void>;
}

/** With `isOn` false everything may always try: for tests and benchmarks on a loopback address. */
export function createLimiter(db: Database, now: () => number, isOn: boolean): Limiter {
  const { findCount, upsertCount, decrementCount, deleteOver } = limiterQueries(db);
  const secondsUntil = (moment: number) => Math.ceil((moment - now()) / 1000);

  async function waitSeconds(key: string, limit: Limit): Promise<number | null> {
    if (!isOn) return null;
    const row = await findCount.first({ key, now: now() });
    return row && row.count >= limit.max ? secondsUntil(row.resetsAt) : null;
  }

  return {
    waitSeconds,
    async take(key, limit) {
      // Looked up first: a flood then costs reads, not writes.
      const wait = await waitSeconds(key, limit);
      if (wait !== null || !isOn) return wait;
      const row = await upsertCount.first({ key, now: now(), resetsAt: now() + limit.windowMs });
      return row && row.count > limit.max ? secondsUntil(row.resetsAt) : null;
    },
    async takeBack(key) {
      if (isOn) await decrementCount.all({ key, now: now() });
    },
    async count(key, limit) {
      if (isOn) await upsertCount.all({ key, now: now(), resetsAt: now() + limit.windowMs });
    },
    async sweep() {
      await deleteOver.all({ now: now() });
    },
  };
}
