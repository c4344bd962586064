import type { Database } from '../db/database.ts';
import { createClockWindow } from './clock-window.ts';
import { type Limit, limiterKey } from './limiter.ts';
import { sharedLimitQueries } from './queries.ts';

/** How many times a key that uses up its limit is written to the database. */
const settlements = 10;

/** A limit on what happens too often for a query each time. */
export interface FrequentLimit {
  /** Counts one for `key` and gives null, or seconds until it may try again. What is refused is not counted. */
  take(key: string): Promise<number | null> | number | null;
}

/** Each process counts for itself, and forgets at its end. */
export function createOwnLimit({ max, windowMs }: Limit, now: () => number) {
  const window = createClockWindow(windowMs, now, () => ({ count: 0 }));
  return {
    take(key: string): number | null {
      const entry = window.of(key);
      if (entry.count >= max) return window.secondsLeft();
      entry.count += 1;
      return null;
    },
  } satisfies FrequentLimit;
}

/**
 * All processes count together: each counts in its memory and tells the database after every tenth of the limit, whereupon
 * it learns what the others counted. One process alone is exact; several let through at most a tenth more for each of
 * them. Whoever stays below a tenth costs no query.
 * `name` tells it from other limits.
 */
export function createSharedLimit(db: Database, name: string, { max, windowMs }: Limit, now: () => number) {
  const { addToCount } = sharedLimitQueries(db);
  const step = Math.ceil(max / settlements);
  /** `known`: what the database counted when last asked; `sent`: what is on its way there; `own`: what is not sent yet. */
  const window = createClockWindow(windowMs, now, () => ({ known: 0, sent: 0, own: 0 }));

  async function tell(key: string, entry: ReturnType<typeof window.of>): Promise<null> {
    const by = entry.own;
    entry.own = 0;
    entry.sent += by;
    const [[row]] = await db.commit(
      addToCount.with({ key: limiterKey(name, key), by, now: now(), resetsAt: window.endsAt() }),
    );
    entry.sent -= by;
    entry.known = Math.max(entry.known, row?.count ?? 0);
    return null;
  }

  return {
    /** A promise only where the database is told: most calls are made to wait for nothing. */
    take(key: string): Promise<null> | number | null {
      const entry = window.of(key);
      if (entry.known + entry.sent + entry.own >= max) return window.secondsLeft();
      entry.own += 1;
      return entry.own < step ? null : tell(key, entry);
    },
  } satisfies FrequentLimit;
}
