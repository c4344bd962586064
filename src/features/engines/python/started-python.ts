import { File, OpenFile } from '@bjorn3/browser_wasi_shim';
import { pythonMemoryPages, pythonStackPages } from '../limits.ts';
import { MemoryImage } from '../memory-image.ts';
import type { SpareMemory } from './spare-memory.ts';
import type { System } from './system.ts';

/**
 * Functions and globals of CPython that are used from outside, by index in the installed version's file. The build
 * exports them (`addExports`), since the file itself does not.
 */
export const usedParts = {
  functions: { PyRun_SimpleStringFlags: 4056, Py_FinalizeEx: 3970 },
  globals: { stackPointer: 0 },
} as const;

interface Exports {
  readonly _start: () => void;
  readonly PyRun_SimpleStringFlags: (text: number, flags: number) => number;
  readonly Py_FinalizeEx: () => number;
  readonly stackPointer: WebAssembly.Global;
}

/**
 * Address of statements for CPython to read: the far end of its 512 KiB stack, at the beginning of its memory. The
 * stack does not reach that far while they are read.
 */
const statementsAt = 1024;
const statementsMaxBytes = 256 * 1024;

/** CPython's counters at the start: remaining Python calls, their limit, remaining calls through C. */
const usualCalls = [1000, 1000, 500];
/** High enough that Python's own limit of 1,000 is reached first, as on a computer. */
const callsThroughCMax = 3000;

/** Thrown through CPython when it starts to read its program. */
class StartedError extends Error {
  override readonly name = 'StartedError';
}

/** Standard input of CPython while it starts. */
export class StartingInput extends OpenFile {
  constructor() {
    super(new File(new Uint8Array()));
  }

  override fd_read(): never {
    throw new StartedError();
  }
}

/**
 * Snapshot of CPython's memory after its start, which takes far longer than most programs. Each interpreter is a new
 * instance with a fresh copy.
 */
export class StartedPython {
  readonly #python: WebAssembly.Module;
  readonly #image: MemoryImage;
  /** Address from which its C stack grows down. */
  readonly #stackTop: number;
  readonly #spare: SpareMemory;

  private constructor(python: WebAssembly.Module, image: MemoryImage, stackTop: number, spare: SpareMemory) {
    this.#python = python;
    this.#image = image;
    this.#stackTop = stackTop;
    this.#spare = spare;
  }

  /**
   * Starts CPython. `system` has a {@link StartingInput} and the same folders as all later ones. Interpreters of this
   * and of derived snapshots take their memory from `spare`.
   */
  static async start(python: WebAssembly.Module, system: System, spare: SpareMemory): Promise<StartedPython> {
    const memory = new WebAssembly.Memory(pythonMemoryPages);
    const { _start } = await instantiate(python, system, memory);
    try {
      _start();
    } catch (error) {
      if (!(error instanceof StartedError)) throw error;
      // No statement has run, and nothing in memory points into the C stack.
      memory.grow(pythonStackPages);
      allowCalls(memory);
      return new StartedPython(python, new MemoryImage(memory), memory.buffer.byteLength, spare);
    }
    throw new Error('CPython ended before it read its program');
  }

  /** Returns the snapshot after these statements. Throws if they raise. */
  async after(system: System, statements: string): Promise<StartedPython> {
    const interpreter = await this.interpreter(system);
    if (interpreter.execute(statements) !== 0) throw new Error('CPython could not be made ready');
    const image = interpreter.image();
    interpreter.letGo();
    return new StartedPython(this.#python, image, this.#stackTop, this.#spare);
  }

  async interpreter(system: System): Promise<Interpreter> {
    const memory = this.#spare.take(this.#image.bytes);
    const exports = await instantiate(this.#python, system, memory);
    this.#image.putInto(memory);
    exports.stackPointer.value = this.#stackTop;
    return new Interpreter(exports, memory, this.#spare);
  }
}

/**
 * Raises the limit of nested calls through C, which CPython sets to 500 for WebAssembly's short stack. Finds the
 * counter in memory after those of Python calls. Throws unless there is exactly one match.
 */
function allowCalls({ buffer }: WebAssembly.Memory): void {
  const words = new Int32Array(buffer);
  const [first = 0] = usualCalls;
  const places: number[] = [];
  for (let at = words.indexOf(first); at >= 0; at = words.indexOf(first, at + 1))
    if (usualCalls.every((number, next) => words[at + next] === number)) places.push(at);
  const [place] = places;
  if (place === undefined || places.length > 1) throw new Error('where CPython counts its calls is not known');
  words[place + usualCalls.length - 1] = callsThroughCMax;
}

async function instantiate(python: WebAssembly.Module, system: System, memory: WebAssembly.Memory): Promise<Exports> {
  const imports = { wasi_snapshot_preview1: system.wasiImport, env: { memory } };
  const instance = await WebAssembly.instantiate(python, imports);
  system.initialize(instance as Parameters<System['initialize']>[0]);
  return instance.exports as unknown as Exports;
}

/** CPython instance in which only preparatory statements have run. */
export class Interpreter {
  readonly #exports: Exports;
  readonly #memory: WebAssembly.Memory;
  readonly #spare: SpareMemory;

  constructor(exports: Exports, memory: WebAssembly.Memory, spare: SpareMemory) {
    this.#exports = exports;
    this.#memory = memory;
    this.#spare = spare;
  }

  image(): MemoryImage {
    return new MemoryImage(this.#memory);
  }

  get memoryBytes(): number {
    return this.#memory.buffer.byteLength;
  }

  /** Executes statements. Returns 0 if nothing was raised. */
  execute(statements: string): number {
    const text = new TextEncoder().encode(`${statements}\0`);
    if (text.length > statementsMaxBytes) throw new Error('the statements are too long');
    new Uint8Array(this.#memory.buffer).set(text, statementsAt);
    return this.#exports.PyRun_SimpleStringFlags(statementsAt, 0);
  }

  /** Ends the process: calls exit handlers and releases objects. */
  end(): void {
    this.#exports.Py_FinalizeEx();
  }

  /** Releases its memory to the next interpreter, however this one ended. This one must not be used afterwards. */
  letGo(): void {
    this.#spare.put(this.#memory);
  }
}
