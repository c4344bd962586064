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
 * Some jobs at a time. Keys take turns: one job of each, then the second of each, so that whoever brings hundreds waits for
 * them alone.
 */
export class FairQueue {
  readonly #options: Options;
  /** The key whose turn is next stands first. */
  readonly #waiting = new Map<string, Waiter[]>();
  #size = 0;
  #running = 0;
  /** How many may wait in all. */
  #total: number;

  constructor(options: Options) {
    this.#options = options;
    this.#total = options.total;
  }

  /** Runs `job` when its turn has come, unless `gone` is aborted before. Throws the queue's refusal, or what `job` throws. */
  async run<T>(key: string, gone: AbortSignal, job: () => Promise<T>): Promise<T> {
    if (gone.aborted) throw this.#options.refusal();
    if (this.#running >= this.#options.atOnce) await this.#turnOf(key, gone);
    else this.#running += 1;
    try {
      return await job();
    } catch (failure) {
      if (this.#options.isForAll(failure)) for (const { refuse } of [...this.#waiting.values()].flat()) refuse(failure);
      throw failure;
    } finally {
      this.#running -= 1;
      this.#beginNext();
    }
  }

  /** From now on no more than `total` may wait: of those who do, whoever's turn is furthest away is refused. */
  shrink(total: number): void {
    this.#total = total;
    while (this.#size > total) {
      this.#longestLine().at(-1)?.refuse(this.#options.refusal());
    }
  }

  /** How many wait. */
  get size(): number {
    return this.#size;
  }

  /** How many jobs begin before the next of this key, those that run already left out; null where none of it waits. */
  placeOf(key: string): number | null {
    const place = [...this.#waiting.keys()].indexOf(key);
    return place < 0 ? null : place;
  }

  #turnOf(key: string, gone: AbortSignal): Promise<void> {
    const own = this.#waiting.get(key)?.length ?? 0;
    if (own >= this.#options.perKey) throw this.#options.refusal();
    if (this.#size >= this.#total) this.#makeRoomFor(own);
    return new Promise((resolve, reject) => {
      const refuse = (reason: Error) => {
        gone.removeEventListener('abort', leave);
        this.#remove(key, waiter);
        reject(reason);
      };
      const leave = () => refuse(this.#options.refusal());
      const waiter: Waiter = {
        begin: () => {
          gone.removeEventListener('abort', leave);
          this.#remove(key, waiter);
          resolve();
        },
        refuse,
      };
      gone.addEventListener('abort', leave, { once: true });
      this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), waiter]);
      this.#size += 1;
    });
  }

  /** The last of the longest line gives way to one of a line that is shorter even with the newcomer. */
  #makeRoomFor(own: number): void {
    const longest = this.#longestLine();
    if (longest.length <= own + 1) throw this.#options.refusal();
    longest.at(-1)?.refuse(this.#options.refusal());
  }

  #longestLine(): readonly Waiter[] {
    return [...this.#waiting.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
  }

  #beginNext(): void {
    const [next] = this.#waiting;
    if (!next) return;
    const [key, [first]] = next;
    // Counted for whoever begins: it runs a little later than this, and nobody may come between.
    this.#running += 1;
    first?.begin();
    const rest = this.#waiting.get(key);
    if (!rest) return;
    this.#waiting.delete(key);
    this.#waiting.set(key, rest);
  }

  #remove(key: string, waiter: Waiter): void {
    const rest = (this.#waiting.get(key) ?? []).filter((one) => one !== waiter);
    this.#size -= 1;
    if (rest.length > 0) this.#waiting.set(key, rest);
    else this.#waiting.delete(key);
  }
}
