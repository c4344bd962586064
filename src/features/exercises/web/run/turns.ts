/** Queue that runs one task at a time, in order. */
export class Turns {
  #lastTicket = 0;
  #turn = 0;
  #stops = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** True while the last requested task has its turn. */
  get isOfLast(): boolean {
    return this.#turn === this.#lastTicket;
  }

  /** Runs `act` after all earlier tasks; its argument is true if `stop` was called in the meantime. */
  take<Result>(act: (isStopped: boolean) => Promise<Result>): Promise<Result> {
    const own = (this.#lastTicket += 1);
    const stops = this.#stops;
    const result = Promise.allSettled([this.#last]).then(() => {
      this.#turn = own;
      return act(stops !== this.#stops);
    });
    this.#last = result;
    return result;
  }

  /** Stops all tasks that wait; the caller stops the current one. */
  stop(): void {
    this.#stops += 1;
  }
}
