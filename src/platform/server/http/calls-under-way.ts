/** So long at most a call that stood aside waits for a quiet moment: on a server that always has something to do there is none. */
const quietMaxMs = 100;

/** The calls that handlers of this process are at; what can wait a little is done while there are none. */
export class CallsUnderWay {
  #count = 0;
  /** The one who has waited longest stands first. */
  readonly #waiting = new Set<() => void>();

  begin(): void {
    this.#count += 1;
  }

  end(): void {
    this.#count -= 1;
    // Not before the answer of the one who has ended is written.
    if (this.#waiting.size > 0) setImmediate(() => this.#callNext());
  }

  /**
   * For a call that waits for something else than the database, such as its turn: it counts as none meanwhile, and goes on when
   * nobody else is being answered, or a tenth of a second later. Gives what `wait` gives, and throws at once what it throws.
   */
  async aside<T>(wait: () => Promise<T>): Promise<T> {
    this.end();
    try {
      const result = await wait();
      await this.#quiet();
      return result;
    } finally {
      this.begin();
    }
  }

  async #quiet(): Promise<void> {
    if (this.#count <= 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, quietMaxMs);
    this.#waiting.add(resolve);
    await promise;
    this.#waiting.delete(resolve);
    clearTimeout(timer);
  }

  /** One at a time: what it does is somebody's call again. */
  #callNext(): void {
    if (this.#count > 0) return;
    const [next] = this.#waiting;
    next?.();
  }
}
