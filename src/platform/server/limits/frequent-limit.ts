import type { Database } from '../db/database.ts';
import { createClockWindow } from './clock-window.ts';
import { type Limit, limiterKey } from './limiter.ts';
import { sharedLimitQueries } from './queries.ts';

/** Number of database writes of a key that uses up its limit. */
const settlements = 10;

/** Limit for events too frequent for a query each time. */
export interface FrequentLimit {
  /** Counts one for `key` and returns null, or seconds until the next try; refused tries do not count. */
  take(key: string): Promise<number | null> | number | null;
}

/** Limit counted in memory, for one process. */
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
 * Limit shared by all processes: each counts in memory and syncs with the database after every tenth. Several may
 * exceed it by a tenth each. `name` distinguishes it from other limits.
 */
export function createSharedLimit(db: Database, name: string, { max, windowMs }: Limit, now: () => number) {
  const { addToCount } = sharedLimitQueries(db);
  const step = Math.ceil(max / settlements);
  /** `known`: last count in the database; `sent`: being written; `own`: not sent yet. */
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
    /** Returns a promise only when it syncs: most calls must not wait. */
    take(key: string): Promise<null> | number | null {
      const entry = window.of(key);
      if (entry.known + entry.sent + entry.own >= max) return window.secondsLeft();
      entry.own += 1;
      return entry.own < step ? null : tell(key, entry);
    },
  } satisfies FrequentLimit;
}
