/** First come, first served: one holder at a time. */
export class Mutex {
  #waiting: (() => void)[] = [];
  #held = false;

  /** Resolves once the caller holds the lock; every `acquire` needs one `release`. */
  acquire(): Promise<void> {
    if (!this.#held) {
      this.#held = true;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#held = false;
  }
}
