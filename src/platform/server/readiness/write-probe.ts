import type { Database } from '../db/database.ts';
import { readinessQueries } from './queries.ts';

const probeEveryMs = 5000;

/**
 * Returns a function that rejects with the driver's error while writes fail: disk full, or database read-only. Writes
 * at most once every five seconds, never concurrently; caches the result in between.
 */
export function createWriteProbe(db: Database, now: () => number): () => Promise<void> {
  const { write } = readinessQueries(db);
  let last: Promise<void> | undefined;
  let isUnderWay = false;
  let nextAt = 0;

  async function probe(): Promise<void> {
    isUnderWay = true;
    nextAt = performance.now() + probeEveryMs;
    await db.commit(write.with({ writtenAt: now() })).finally(() => (isUnderWay = false));
  }

  return () => {
    if (!last || (!isUnderWay && performance.now() >= nextAt)) last = probe();
    return last;
  };
}
