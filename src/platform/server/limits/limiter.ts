import { hash } from 'node:crypto';
import { BoundedMap } from '../bounded-map.ts';
import type { Database } from '../db/database.ts';
import { required, type RowsOf, type Statement } from '../db/statement.ts';
import { limiterQueries } from './queries.ts';

/** Maximum number per period, counted in the database, so that it holds across processes and restarts. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** Accounts that one address may equal. A school often has one address, and no single person may use up its limit. */
const peopleBehindAddress = 50;

/** Limit on one address, given the limit on each account behind it. */
export function behindAddress({ max, windowMs }: Limit): Limit {
  return { max: peopleBehindAddress * max, windowMs };
}

export interface Counter {
  readonly key: string;
  readonly limit: Limit;
  /** Amount counted at once, all or nothing; 1 by default, at most the limit. */
  readonly by?: number;
}

/** Key of a limit's counter, hashed so that the table contains no personal addresses. */
export function limiterKey(name: string, ...on: readonly string[]): string {
  return `${name}:${hash('sha256', on.join('\n'), 'base64url')}`;
}

/** Result of a commit under limits: seconds to wait, or the rows of its statements. */
type Limited<Statements extends readonly Statement[]> =
  | { readonly wait: number }
  | { readonly wait: null; readonly rows: RowsOf<Statements> };

export interface Limiter {
  /** Returns seconds until all of these have room, or null if they have now. Counts nothing. */
  waitSeconds(...counters: readonly Counter[]): Promise<number | null>;
  /** Counts on each of them and returns null; if any has no room, counts on none and returns the seconds to wait. */
  take(...counters: readonly Counter[]): Promise<number | null>;
  /** Counts and runs the statements in one commit; runs none if a counter has no room. Throws their errors. */
  commit<const Statements extends readonly Statement[]>(
    counters: readonly Counter[],
    ...statements: Statements
  ): Promise<Limited<Statements>>;
  /** Returns statements that fail their commit with `refusal` if a counter is full, and leave the counts unchanged. */
  unlessSpent(counters: readonly Counter[], refusal: (counter: Counter) => Error): readonly Statement[];
  /** Deletes expired windows; called periodically. */
  sweep(): Promise<void>;
}

/** One of the counters has no room. Distinct from a missing row in the statements committed with them. */
class CounterFull extends Error {}

/** Maximum number of tries: a window may end between a refusal and the lookup of its counter. */
const retriesMax = 3;

/** Maximum number of keys cached as full; others are looked up. */
const fullKept = 10_000;

/** Creates the limiter. With `isOn` false nothing is limited: for tests and benchmarks on a loopback address. */
export function createLimiter(db: Database, now: () => number, isOn: boolean): Limiter {
  const { findCount, countBelow, decrementCount, deleteOver } = limiterQueries(db);
  /** Ends of full windows by key, in milliseconds since 1970; no room becomes free before. */
  const full = new BoundedMap<string, number>(fullKept);
  const secondsUntil = (moment: number) => Math.ceil(Math.max(0, moment - now()) / 1000) || null;
  /** Latest plausible end of a window: clocks of processes differ. A later end was set by a clock that was ahead. */
  const latestEnd = ({ windowMs }: Limit) => now() + 2 * windowMs;
  const endOf = ({ key, limit }: Counter) => {
    const end = full.get(key) ?? 0;
    return end > latestEnd(limit) ? 0 : end;
  };
  const knownWait = (counters: readonly Counter[]) => secondsUntil(Math.max(...counters.map(endOf)));

  async function waitSeconds(...counters: readonly Counter[]): Promise<number | null> {
    const known = knownWait(counters);
    if (known !== null) return known;
    const ends = counters.map(async ({ key, limit, by = 1 }) => {
      const row = await findCount.first({ key, now: now(), latest: latestEnd(limit) });
      if (!row || row.count + by <= limit.max) return 0;
      // If several do not fit, a single one may.
      if (row.count >= limit.max) full.set(key, row.resetsAt);
      return row.resetsAt;
    });
    return secondsUntil(Math.max(...(await Promise.all(ends))));
  }

  const countOf = ({ key, limit, by = 1 }: Counter) =>
    countBelow.with({
      key,
      by,
      now: now(),
      resetsAt: now() + limit.windowMs,
      latest: latestEnd(limit),
      max: limit.max,
    });

  async function commit<const Statements extends readonly Statement[]>(
    counters: readonly Counter[],
    ...statements: Statements
  ): Promise<Limited<Statements>> {
    if (!isOn) return { wait: null, rows: await db.commit(...statements) };
    for (let tries = 0; tries < retriesMax; tries += 1) {
      // A cached full window makes a flood cheap.
      const known = knownWait(counters);
      if (known !== null) return { wait: known };
      const counts = inOrder(counters).map((counter) => required(countOf(counter), () => new CounterFull()));
      const rows = await db.commit(...counts, ...statements).catch(nullIfFull);
      if (rows) return { wait: null, rows: rows.slice(counts.length) as RowsOf<Statements> };
      const wait = await waitSeconds(...counters);
      if (wait !== null) return { wait };
    }
    return { wait: 1 };
  }

  return {
    waitSeconds: async (...counters) => (isOn ? waitSeconds(...counters) : null),
    take: async (...counters) => (isOn ? (await commit(counters)).wait : null),
    commit,
    unlessSpent(counters, refusal) {
      if (!isOn) return [];
      return inOrder(counters).flatMap((counter) => [
        required(countOf(counter), () => refusal(counter)),
        decrementCount.with({ key: counter.key, by: counter.by ?? 1 }),
      ]);
    },
    async sweep() {
      await db.commit(deleteOver.with({ now: now() }));
    },
  };
}

function nullIfFull(error: unknown): null {
  if (error instanceof CounterFull) return null;
  throw error;
}

/** Sorts counters, so that no two commits deadlock on each other's rows. */
function inOrder(counters: readonly Counter[]): readonly Counter[] {
  return counters.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}
