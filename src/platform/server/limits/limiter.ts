import { BoundedMap } from '../bounded-map.ts';
import type { Database } from '../db/database.ts';
import { required, type RowsOf, type Statement } from '../db/statement.ts';
import { limiterQueries } from './queries.ts';

/** How many in how much time; counted in the database, so that all processes count together and a restart forgets nothing. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

export interface Counter {
  readonly key: string;
  readonly limit: Limit;
  /** How many are counted at once, all or none; one unless told, and never more than the limit. */
  readonly by?: number;
}

/** What came of a commit under limits: seconds until it is worth another try, or the rows of its statements. */
type Limited<Statements extends readonly Statement[]> =
  | { readonly wait: number }
  | { readonly wait: null; readonly rows: RowsOf<Statements> };

export interface Limiter {
  /** Seconds until all of these may be taken again, or null if they may now. Counts nothing. */
  waitSeconds(...counters: readonly Counter[]): Promise<number | null>;
  /** Counts on each of them and gives null; if that would be too many on any, counts none and gives the seconds to wait. */
  take(...counters: readonly Counter[]): Promise<number | null>;
  /** The same, and in the same commit the statements; none of them is done if it would be too many. Throws what they throw. */
  commit<const Statements extends readonly Statement[]>(
    counters: readonly Counter[],
    ...statements: Statements
  ): Promise<Limited<Statements>>;
  /** Statements that count nothing in the end: what is committed with them fails with `refusal` if one of these is full. */
  unlessSpent(counters: readonly Counter[], refusal: (counter: Counter) => Error): readonly Statement[];
  /** Forgets windows that are over; called now and then. */
  sweep(): Promise<void>;
}

/** One of the counters has no room. Not to be taken for a row that is missing in what is committed with them. */
class CounterFull extends Error {}

/** Between a refusal and the look at its counter a window may end, which is worth another try; but not for ever. */
const triesMax = 3;

/** So many keys are remembered as full; those beyond are looked up. */
const fullKept = 10_000;

/** With `isOn` false everything may always try: for tests and benchmarks on a loopback address. */
export function createLimiter(db: Database, now: () => number, isOn: boolean): Limiter {
  const { findCount, countBelow, decrementCount, deleteOver } = limiterQueries(db);
  /** When the window of a key ends that is full; until then nothing makes room in it. Milliseconds since 1970. */
  const full = new BoundedMap<string, number>(fullKept);
  const secondsUntil = (moment: number) => Math.ceil(Math.max(0, moment - now()) / 1000) || null;
  /** Clocks of several processes differ, and what is counted at once comes in any order; a window that ends later is of a clock that was ahead. */
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
      // Where many do not fit, one may.
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
    for (let tries = 0; tries < triesMax; tries += 1) {
      // Once refused, a flood costs nothing but this.
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

/** In one order everywhere, so that no two wait for each other's rows. */
function inOrder(counters: readonly Counter[]): readonly Counter[] {
  return counters.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}
