import { FairLines, type Turn } from './fair-lines.ts';

interface Waiter {
  readonly begin: () => void;
  readonly refuse: (reason: Error) => void;
}

interface Options {
  /** How many jobs run at the same time. */
  readonly atOnce: number;
  /** How many may wait for one key, and in all. */
  readonly perKey: number;
  readonly total: number;
  /** What is thrown at one for whom there is no room, or who has gone. */
  readonly refusal: () => Error;
  /** Whether a job's failure would be everybody's: those who wait are then told at once, and not one after the other. */
  readonly isForAll: (failure: unknown) => failure is Error;
}

/**
 * Some jobs at a time. Groups take turns, and in each group its keys: one job of each, then the second of each, so that whoever
 * brings hundreds waits for them alone.
 */
export class FairQueue {
  readonly #options: Options;
  readonly #waiting = new FairLines<Waiter>();
  #running = 0;
  /** How many may wait in all. */
  #total: number;

  constructor(options: Options) {
    this.#options = options;
    this.#total = options.total;
  }

  /** Runs `job` when its turn has come, unless `gone` is aborted before. Throws the queue's refusal, or what `job` throws. */
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

  /** From now on no more than `total` may wait: of those who do, whoever's turn is furthest away is refused. */
  shrink(total: number): void {
    this.#total = total;
    while (this.#waiting.size > total) this.#waiting.last()?.refuse(this.#options.refusal());
  }

  /** How many wait. */
  get size(): number {
    return this.#waiting.size;
  }

  /** How many jobs begin before the next of this key, those that run already left out; null where none of it waits. */
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
    // Counted for whoever begins: it runs a little later than this, and nobody may come between.
    this.#running += 1;
    next.begin();
  }
}
