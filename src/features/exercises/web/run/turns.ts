/** Has what is asked for done one after the other. */
export class Turns {
  #asked = 0;
  #turn = 0;
  #stops = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** Whether it is the turn of what was asked for last. */
  get isOfLast(): boolean {
    return this.#turn === this.#asked;
  }

  /** Does `act` when all before it is done; it is told whether there was a stop meanwhile. */
  take<Result>(act: (isStopped: boolean) => Promise<Result>): Promise<Result> {
    const own = (this.#asked += 1);
    const stops = this.#stops;
    const result = Promise.allSettled([this.#last]).then(() => {
      this.#turn = own;
      return act(stops !== this.#stops);
    });
    this.#last = result;
    return result;
  }

  /** It is meant for all that was asked for before it; what is under way is for its caller to stop. */
  stop(): void {
    this.#stops += 1;
  }
}
