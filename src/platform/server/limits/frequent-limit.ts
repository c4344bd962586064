import type { Database } from '../db/database.ts';
import { createClockWindow } from './clock-window.ts';
import type { Limit } from './limiter.ts';
import { sharedLimitQueries } from './queries.ts';

/** So many times the database is told of one key that uses up its limit. */
const settlements = 10;

/** A limit on what happens too often for a query each time. */
export interface FrequentLimit {
  /** Counts one for `key` and gives null, or seconds until it may try again. What is refused is not counted. */
  take(key: string): Promise<number | null>;
}

/** Each process counts for itself, and forgets at its end. */
export function createOwnLimit({ max, windowMs }: Limit, now: () => number): FrequentLimit {
  const window = createClockWindow(windowMs, now, () => ({ count: 0 }));
  return {
    async take(key) {
      const entry = window.of(key);
      if (entry.count >= max) return window.secondsLeft();
      entry.count += 1;
      return null;
    },
  };
}

/**
 * All processes count together: each counts in its memory and tells the database after every tenth of the limit, whereupon
 * it learns what the others counted. One process alone is exact; several let through at most a tenth more for each of
 * them. Whoever stays below a tenth costs no query.
 */
export function createSharedLimit(db: Database, { max, windowMs }: Limit, now: () => number): FrequentLimit {
  const { addToCount } = sharedLimitQueries(db);
  const step = Math.ceil(max / settlements);
  /** `known`: what the database said last; `told`: what is on its way there; `own`: what it has not been told. */
  const window = createClockWindow(windowMs, now, () => ({ known: 0, told: 0, own: 0 }));
  return {
    async take(key) {
      const entry = window.of(key);
      if (entry.known + entry.told + entry.own >= max) return window.secondsLeft();
      entry.own += 1;
      if (entry.own < step) return null;
      const by = entry.own;
      entry.own = 0;
      entry.told += by;
      const row = await addToCount.first({ key, by, now: now(), resetsAt: window.endsAt() });
      entry.told -= by;
      entry.known = Math.max(entry.known, row?.count ?? 0);
      return null;
    },
  };
}
