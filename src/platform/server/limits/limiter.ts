import type { Database } from '../db/database.ts';
import { limiterQueries } from './queries.ts';

/** So many in so much time; counted in the database, so that all processes count together and a restart forgets nothing. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

export interface Counter {
  readonly key: string;
  readonly limit: Limit;
}

/** What came of counting: seconds until it is worth another try, or null if it was within the limits. */
export interface Taken {
  readonly wait: number | null;
  /** Uncounts it, in the windows in which it was counted: it turned out to be harmless. */
  giveBack(): Promise<void>;
}

export interface Limiter {
  /** Seconds until all of these may be taken again, or null if they may now. Counts nothing. */
  waitSeconds(...counters: readonly Counter[]): Promise<number | null>;
  /** Counts one for `key` and gives null; if that would be one too many, counts nothing and gives the seconds to wait. */
  take(key: string, limit: Limit): Promise<number | null>;
  /** Counts one on each of them, or on none if it would be one too many on any. */
  takeAll(counters: readonly Counter[]): Promise<Taken>;
  /** Forgets windows that are over; called now and then. */
  sweep(): Promise<void>;
}

/** With `isOn` false everything may always try: for tests and benchmarks on a loopback address. */
export function createLimiter(db: Database, now: () => number, isOn: boolean): Limiter {
  const { findCount, countBelow, decrementCount, deleteOver } = limiterQueries(db);
  async function waitSeconds(...counters: readonly Counter[]): Promise<number | null> {
    const waits = await Promise.all(
      counters.map(async ({ key, limit }) => {
        const row = await findCount.first({ key, now: now() });
        return row && row.count >= limit.max ? Math.ceil((row.resetsAt - now()) / 1000) : 0;
      }),
    );
    return Math.max(...waits) || null;
  }

  /** Gives the end of the window in which it was counted, or the seconds to wait. */
  async function takeOne({ key, limit }: Counter): Promise<{ resetsAt: number } | { wait: number }> {
    for (;;) {
      // Looked up first: a flood then costs reads, not writes.
      const wait = await waitSeconds({ key, limit });
      if (wait !== null) return { wait };
      const row = await countBelow.first({ key, now: now(), resetsAt: now() + limit.windowMs, max: limit.max });
      if (row) return row;
    }
  }

  async function takeAll(counters: readonly Counter[]): Promise<Taken> {
    const taken: { key: string; resetsAt: number }[] = [];
    const giveBack = async () => void (await Promise.all(taken.map((one) => decrementCount.all(one))));
    if (!isOn) return { wait: null, giveBack };
    for (const counter of counters) {
      const outcome = await takeOne(counter);
      if ('wait' in outcome) {
        await giveBack();
        return { wait: outcome.wait, giveBack: async () => undefined };
      }
      taken.push({ key: counter.key, resetsAt: outcome.resetsAt });
    }
    return { wait: null, giveBack };
  }

  return {
    waitSeconds: async (...counters) => (isOn ? waitSeconds(...counters) : null),
    take: async (key, limit) => (await takeAll([{ key, limit }])).wait,
    takeAll,
    async sweep() {
      await deleteOver.all({ now: now() });
    },
  };
}
