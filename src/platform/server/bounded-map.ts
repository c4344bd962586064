/** Remembers so many entries, or so much of what they weigh; each one more makes it forget those that were set first. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #max: number;
  readonly #weightOf: (value: Value) => number;
  #weight = 0;

  constructor(max: number, weightOf: (value: Value) => number = () => 1) {
    this.#max = max;
    this.#weightOf = weightOf;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: Key, value: Value): void {
    const former = this.#entries.get(key);
    if (former !== undefined) this.#weight -= this.#weightOf(former);
    this.#entries.set(key, value);
    this.#weight += this.#weightOf(value);
    for (const first of this.#entries.keys()) {
      if (this.#weight <= this.#max) return;
      this.delete(first);
    }
  }

  delete(key: Key): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#weight -= this.#weightOf(value);
    this.#entries.delete(key);
  }
}
