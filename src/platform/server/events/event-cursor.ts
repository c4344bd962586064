import type { Database } from '../db/database.ts';
import { type EventRow, eventQueries } from './queries.ts';

/** A transaction may commit its event so much later than another one, which was given a higher number, has been seen. */
const lateMs = 10_000;
/** As many events as transactions that are open at once may have numbered. */
const lateCount = 1000;
const pageSize = 500;

/**
 * Where a reader of the events stands. It goes by the numbers that the database gives and by this process's own
 * stopwatch, never by a clock, which may be set back.
 */
export class EventCursor {
  readonly #queries: ReturnType<typeof eventQueries>;
  /** The highest number seen. */
  #head = 0;
  /** Lower numbers not seen, each with when that was noticed: a slow transaction may still commit its event. */
  readonly #gaps = new Map<number, number>();

  constructor(db: Database) {
    this.#queries = eventQueries(db);
  }

  /** Begins behind what is there now. */
  async begin(): Promise<void> {
    const last = (await this.#queries.findLast.first({}))?.seq ?? 0;
    this.#head = Math.max(0, last - lateCount);
    this.#gaps.clear();
    await this.#read(() => undefined);
  }

  /** Gives each event that was committed since, once, oldest first. */
  async read(tell: (event: EventRow) => void): Promise<void> {
    const lateUntil = performance.now() - lateMs;
    for (const [seq, noticedAt] of this.#gaps) if (noticedAt < lateUntil) this.#gaps.delete(seq);
    await this.#read(tell);
  }

  /** Page after page, from the lowest number that is missing. */
  async #read(tell: (event: EventRow) => void): Promise<void> {
    // They were noticed in rising order: the first is the lowest.
    const [lowestGap = Infinity] = this.#gaps.keys();
    let seq = Math.min(this.#head, lowestGap - 1);
    for (;;) {
      const page = await this.#queries.listAfter.all({ seq, limit: pageSize });
      for (const event of page) if (this.#isNew(event.seq)) tell(event);
      if (page.length < pageSize) return;
      seq = page.at(-1)!.seq;
    }
  }

  #isNew(seq: number): boolean {
    if (seq <= this.#head) return this.#gaps.delete(seq);
    const noticedAt = performance.now();
    for (let gap = Math.max(this.#head + 1, seq - lateCount); gap < seq; gap += 1) this.#gaps.set(gap, noticedAt);
    this.#head = seq;
    return true;
  }
}
