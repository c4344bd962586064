/** Remembers so many entries; each one more makes it forget the one that was set first. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: Key, value: Value): void {
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#max) return;
    for (const first of this.#entries.keys()) {
      this.#entries.delete(first);
      return;
    }
  }
}
