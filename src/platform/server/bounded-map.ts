/** Map with a maximum number of entries; each one beyond it removes the one that was added first. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: Key, value: Value): void {
    this.#entries.set(key, value);
    const [first] = this.#entries.keys();
    if (this.#entries.size > this.#max) this.#entries.delete(first!);
  }
}
