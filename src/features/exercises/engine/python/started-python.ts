import { File, OpenFile } from '@bjorn3/browser_wasi_shim';
import { pythonMemoryPages, pythonStackPages } from '../limits.ts';
import { MemoryImage } from '../memory-image.ts';
import type { SpareMemory } from './spare-memory.ts';
import type { System } from './system.ts';

/**
 * Functions and globals of CPython that are used from outside, by their indices in the installed version's file. The file does not
 * export them itself: the build adds them (`addExports`).
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
 * Where statements are put for CPython to read: at the far end of its stack of 512 KiB, with which its memory begins. Nothing comes
 * near there while they are read.
 */
const statementsAt = 1024;
const statementsMaxBytes = 256 * 1024;

/** CPython's counters at the start: remaining Python calls, their limit, remaining calls through C. */
const usualCalls = [1000, 1000, 500];
/** High enough that Python's own limit of 1,000 is reached first, as on a computer. */
const callsThroughCMax = 3000;

/** Thrown through CPython when it comes to read its program. */
class Started extends Error {
  override readonly name = 'Started';
}

/** What CPython takes for its input while it starts. */
export class StartingInput extends OpenFile {
  constructor() {
    super(new File(new Uint8Array()));
  }

  override fd_read(): never {
    throw new Started();
  }
}

/**
 * CPython takes far longer to start than most programs take to run. So it is started once, and kept is what its memory is then:
 * whoever needs an interpreter gets a new instance with that memory, to which nothing has happened yet.
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
   * `system` has a {@link StartingInput}, and the folders that all later ones have. `spare` is where its interpreters, and those of
   * what becomes of it, have their memory from.
   */
  static async start(python: WebAssembly.Module, system: System, spare: SpareMemory): Promise<StartedPython> {
    const memory = new WebAssembly.Memory(pythonMemoryPages);
    const { _start } = await instantiate(python, system, memory);
    try {
      _start();
    } catch (error) {
      if (!(error instanceof Started)) throw error;
      // No statement has run, and nothing in memory points at what C has left on its stack.
      memory.grow(pythonStackPages);
      allowCalls(memory);
      return new StartedPython(python, new MemoryImage(memory), memory.buffer.byteLength, spare);
    }
    throw new Error('CPython ended before it read its program');
  }

  /** As it is when it has executed these statements. */
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
 * Raises the limit of nested calls through C, which is 500 in CPython for WebAssembly because of its short stack. Finds the counter
 * in memory behind those of Python calls. Throws if it is not found exactly once.
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

/** A process of CPython, in which nothing has run but what made it ready. */
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

  /** Gives 0 if nothing was raised. */
  execute(statements: string): number {
    const text = new TextEncoder().encode(`${statements}\0`);
    if (text.length > statementsMaxBytes) throw new Error('the statements are too long');
    new Uint8Array(this.#memory.buffer).set(text, statementsAt);
    return this.#exports.PyRun_SimpleStringFlags(statementsAt, 0);
  }

  /** As at the end of a process: what was registered for it is called, and what is left is let go. */
  end(): void {
    this.#exports.Py_FinalizeEx();
  }

  /** Leaves its memory to the next interpreter, however it has ended. Nothing may be done with this one any more. */
  letGo(): void {
    this.#spare.put(this.#memory);
  }
}
