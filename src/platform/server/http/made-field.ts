/** What else an answer holds that is made only when it is asked for: most have room in so much. */
const roomBytes = 512;
const whole = Symbol('the whole answer as JSON');

/**
 * One field of an answer, whose JSON is made before anybody asks for it: where thousands ask for much at the same moment, most of
 * their wait is the making of JSON.
 */
export class MadeField<Name extends string, Value> {
  readonly #name: Name;
  /** The answer up to the end of the field, and room for what follows it: memory that is new costs more than what is written there. */
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

  /** How much memory it holds. */
  get sizeBytes(): number {
    return this.#bytes.length;
  }

  /**
   * An answer of this field and the `rest`. What is sent is the JSON that is there already; whoever reads the field gets it as any
   * other. Throws if the rest is empty.
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
    // Whoever is answered first has it: what they are sent must not change meanwhile.
    this.#hasRoom = false;
    return this.#bytes.subarray(0, this.#length + this.#bytes.write(text, this.#length));
  }
}

/** The JSON of an answer that {@link MadeField.with} has put together; undefined of any other. */
export function madeJsonOf(answer: unknown): Buffer | undefined {
  return (answer as { readonly [whole]?: Buffer } | null)?.[whole];
}
