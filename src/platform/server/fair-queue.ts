import { FairLines, type Turn } from './fair-lines.ts';

interface Waiter {
  readonly begin: () => void;
  readonly refuse: (reason: Error) => void;
}

interface Options {
  /** Number of jobs that run concurrently. */
  readonly atOnce: number;
  /** Highest number of pending jobs per key, and in total. */
  readonly perKey: number;
  readonly total: number;
  /** Creates the error for a job that does not fit or whose caller is gone. */
  readonly refusal: () => Error;
  /** Returns whether a job's failure affects all others: pending jobs then fail at once. */
  readonly isForAll: (failure: unknown) => failure is Error;
}

/**
 * Runs a limited number of jobs at a time. Groups take turns, and in each group its keys: one job of each, then the
 * second of each, so that a caller with hundreds of jobs delays only itself.
 */
export class FairQueue {
  readonly #options: Options;
  readonly #waiting = new FairLines<Waiter>();
  #running = 0;
  /** Highest number of pending jobs in total. */
  #total: number;

  constructor(options: Options) {
    this.#options = options;
    this.#total = options.total;
  }

  /** Runs `job` in its turn, unless `gone` is aborted before. Throws the queue's refusal, or the error of `job`. */
  async run<T>(turn: Turn, gone: AbortSignal, job: () => Promise<T>): Promise<T> {
    if (gone.aborted) throw this.#options.refusal();
    if (this.#running >= this.#options.atOnce) await this.#waitFor(turn, gone);
    else this.#running += 1;
    try {
      return await job();
    } catch (failure) {
      if (this.#options.isForAll(failure)) for (const { refuse } of this.#waiting.all()) refuse(failure);
      throw failure;
    } finally {
      this.#running -= 1;
      this.#beginNext();
    }
  }

  /** Lowers the limit on pending jobs to `total`; refuses those whose turn is furthest away. */
  shrink(total: number): void {
    this.#total = total;
    while (this.#waiting.size > total) this.#waiting.last()?.refuse(this.#options.refusal());
  }

  /** Number of pending jobs. */
  get size(): number {
    return this.#waiting.size;
  }

  /**
   * Number of jobs that start before this key's next one, excluding running ones; null if none of its jobs is pending.
   */
  placeOf(key: string): number | null {
    return this.#waiting.placeOf(key);
  }

  #waitFor(turn: Turn, gone: AbortSignal): Promise<void> {
    if (this.#waiting.countOf(turn.key) >= this.#options.perKey) throw this.#options.refusal();
    if (this.#waiting.size >= this.#total) this.#makeRoomFor(turn);
    return new Promise((resolve, reject) => {
      const refuse = (reason: Error) => {
        gone.removeEventListener('abort', leave);
        this.#waiting.remove(turn, waiter);
        reject(reason);
      };
      const leave = () => refuse(this.#options.refusal());
      const waiter: Waiter = {
        begin: () => {
          gone.removeEventListener('abort', leave);
          resolve();
        },
        refuse,
      };
      gone.addEventListener('abort', leave, { once: true });
      this.#waiting.add(turn, waiter);
    });
  }

  #makeRoomFor(turn: Turn): void {
    const last = this.#waiting.lastBehind(turn);
    if (!last) throw this.#options.refusal();
    last.refuse(this.#options.refusal());
  }

  #beginNext(): void {
    const next = this.#waiting.next();
    if (!next) return;
    // Counted when it is chosen: it starts a little later, and no other job may take its place.
    this.#running += 1;
    next.begin();
  }
}
