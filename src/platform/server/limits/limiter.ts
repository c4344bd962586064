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
  /** Counts one for `key` and gives null; if that would be one too many, counts nothing and gives the seconds to wait. */
  take(key: string, limit: Limit): Promise<number | null>;
  /** Uncounts one, taken at the moment `takenAt`, that turned out to be harmless. */
  takeBack(key: string, limit: Limit, takenAt: number): Promise<void>;
  /** Forgets windows that are over; called now and then. */
  sweep(): Promise<void>;
}

/** With `isOn` false everything may always try: for tests and benchmarks on a loopback address. */
export function createLimiter(db: Database, now: () => number, isOn: boolean): Limiter {
  const { findCount, countBelow, decrementCount, deleteOver } = limiterQueries(db);
  const secondsUntil = (moment: number) => Math.ceil((moment - now()) / 1000);

  async function waitSeconds(key: string, limit: Limit): Promise<number | null> {
    if (!isOn) return null;
    const row = await findCount.first({ key, now: now() });
    return row && row.count >= limit.max ? secondsUntil(row.resetsAt) : null;
  }

  return {
    waitSeconds,
    async take(key, { max, windowMs }) {
      if (!isOn) return null;
      for (;;) {
        // Looked up first: a flood then costs reads, not writes.
        const wait = await waitSeconds(key, { max, windowMs });
        if (wait !== null) return wait;
        if (await countBelow.first({ key, now: now(), resetsAt: now() + windowMs, max })) return null;
      }
    },
    async takeBack(key, { windowMs }, takenAt) {
      if (isOn) await decrementCount.all({ key, lastReset: takenAt + windowMs });
    },
    async sweep() {
      await deleteOver.all({ now: now() });
    },
  };
}
