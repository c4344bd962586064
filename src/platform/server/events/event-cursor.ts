import type { Database } from '../db/database.ts';
import { type EventRow, eventQueries } from './queries.ts';

/** Longest time between seeing a higher number and a slower transaction committing a lower one. */
const lateMs = 10_000;
/** Highest number of events that concurrent open transactions may have numbered. */
const lateCount = 1000;
const pageSize = 500;

/**
 * Reading position in the events. It relies on the database's numbers and this process's monotonic clock, never on
 * wall-clock time, which may be set back.
 */
export class EventCursor {
  readonly #queries: ReturnType<typeof eventQueries>;
  /** The highest number seen. */
  #head = 0;
  /** Lower numbers not seen yet, with the time of noticing: a slow transaction may still commit its event. */
  readonly #gaps = new Map<number, number>();

  constructor(db: Database) {
    this.#queries = eventQueries(db);
  }

  /** Starts after all existing events. */
  async begin(): Promise<void> {
    const last = (await this.#queries.findLast.first({}))?.seq ?? 0;
    this.#head = Math.max(0, last - lateCount);
    this.#gaps.clear();
    await this.#read(() => undefined);
  }

  /** Passes each event committed since to `tell`, once, oldest first. */
  async read(tell: (event: EventRow) => void): Promise<void> {
    const lateUntil = performance.now() - lateMs;
    for (const [seq, noticedAt] of this.#gaps) if (noticedAt < lateUntil) this.#gaps.delete(seq);
    await this.#read(tell);
  }

  /** Reads page by page, from the lowest missing number. */
  async #read(tell: (event: EventRow) => void): Promise<void> {
    // Gaps were noticed in ascending order: the first is the lowest.
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
