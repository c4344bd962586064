/** Room for the other fields of an answer, which are serialized per request; enough for most. */
const roomBytes = 512;
const whole = Symbol('the whole answer as JSON');

/**
 * A field of an answer whose JSON is prepared in advance: when thousands request a large answer at once, serialization
 * is most of their wait.
 */
export class MadeField<Name extends string, Value> {
  readonly #name: Name;
  /**
   * The answer up to the end of the field, with room for the rest: allocating memory costs more than writing the rest.
   */
  readonly #bytes: Buffer;
  readonly #length: number;
  #hasRoom = true;

  constructor(name: Name, value: Value) {
    const text = `{${JSON.stringify(name)}:${JSON.stringify(value)}`;
    this.#name = name;
    this.#length = Buffer.byteLength(text);
    this.#bytes = Buffer.alloc(this.#length + roomBytes);
    this.#bytes.write(text);
  }

  /** Memory that it holds. */
  get sizeBytes(): number {
    return this.#bytes.length;
  }

  /**
   * Returns an answer of this field and the `rest`. The prepared JSON is sent; reading the field works as usual. Throws
   * if the rest is empty.
   */
  with<Rest extends object>(rest: Rest): Rest & Readonly<Record<Name, Value>> {
    const after = JSON.stringify(rest).replace('{', ',');
    if (after === ',}') throw new TypeError('an answer has another field besides');
    return Object.defineProperties(rest, {
      [this.#name]: { enumerable: true, get: () => this.#read() },
      [whole]: { value: this.#followedBy(after) },
    }) as Rest & Readonly<Record<Name, Value>>;
  }

  #read(): Value {
    const text = `${this.#bytes.toString('utf8', 0, this.#length)}}`;
    return (JSON.parse(text) as Record<Name, Value>)[this.#name];
  }

  #followedBy(text: string): Buffer {
    if (!this.#hasRoom || Buffer.byteLength(text) > roomBytes)
      return Buffer.concat([this.#bytes.subarray(0, this.#length), Buffer.from(text)]);
    // The first answer gets the buffer itself, which must not change while it is sent.
    this.#hasRoom = false;
    return this.#bytes.subarray(0, this.#length + this.#bytes.write(text, this.#length));
  }
}

/** The prepared JSON of an answer from {@link MadeField.with}; undefined for any other. */
export function madeJsonOf(answer: unknown): Buffer | undefined {
  return (answer as { readonly [whole]?: Buffer } | null)?.[whole];
}
