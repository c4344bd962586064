import { File, OpenFile } from '@bjorn3/browser_wasi_shim';
import { pageBytes } from '../limits.ts';
import type { System } from './system.ts';

/**
 * Of CPython's functions, those that are called from outside, and the numbers that they have in the file of the version that is
 * installed. It exports none of them itself: the build adds them (`exportFunctions`).
 */
export const calledFunctions = { PyRun_SimpleStringFlags: 4056, Py_FinalizeEx: 3970 } as const;

interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly _start: () => void;
  readonly PyRun_SimpleStringFlags: (text: number, flags: number) => number;
  readonly Py_FinalizeEx: () => number;
}

/**
 * Where statements are put for CPython to read: at the far end of its stack of 512 KiB, with which its memory begins. Nothing comes
 * near there while they are read.
 */
const statementsAt = 1024;
const statementsMaxBytes = 256 * 1024;

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
  readonly #memory: Uint8Array;

  private constructor(python: WebAssembly.Module, memory: Uint8Array) {
    this.#python = python;
    this.#memory = memory;
  }

  /** `system` has a {@link StartingInput}, and the folders that all later ones have. */
  static async start(python: WebAssembly.Module, system: System): Promise<StartedPython> {
    const { _start, memory } = await new StartedPython(python, new Uint8Array()).#instantiate(system);
    try {
      _start();
    } catch (error) {
      // No statement has run, and nothing in memory points at what C has left on its stack.
      if (error instanceof Started) return new StartedPython(python, new Uint8Array(memory.buffer).slice());
      throw error;
    }
    throw new Error('CPython ended before it read its program');
  }

  /** As it is when it has executed these statements. */
  async after(system: System, statements: string): Promise<StartedPython> {
    const interpreter = await this.interpreter(system);
    if (interpreter.execute(statements) !== 0) throw new Error('CPython could not be made ready');
    return new StartedPython(this.#python, interpreter.memory);
  }

  async interpreter(system: System): Promise<Interpreter> {
    return new Interpreter(await this.#instantiate(system));
  }

  async #instantiate(system: System): Promise<Exports> {
    const imports = { wasi_snapshot_preview1: system.wasiImport };
    const instance = await WebAssembly.instantiate(this.#python, imports);
    system.initialize(instance as Parameters<System['initialize']>[0]);
    const exports = instance.exports as unknown as Exports;
    const { memory } = exports;
    const missingBytes = this.#memory.length - memory.buffer.byteLength;
    if (missingBytes > 0) memory.grow(missingBytes / pageBytes);
    new Uint8Array(memory.buffer).set(this.#memory);
    return exports;
  }
}

/** A process of CPython, in which nothing has run but what made it ready. */
export class Interpreter {
  readonly #exports: Exports;

  constructor(exports: Exports) {
    this.#exports = exports;
  }

  get memory(): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer).slice();
  }

  get memoryBytes(): number {
    return this.#exports.memory.buffer.byteLength;
  }

  /** Gives 0 if nothing was raised. */
  execute(statements: string): number {
    const text = new TextEncoder().encode(`${statements}\0`);
    if (text.length > statementsMaxBytes) throw new Error('the statements are too long');
    new Uint8Array(this.#exports.memory.buffer).set(text, statementsAt);
    return this.#exports.PyRun_SimpleStringFlags(statementsAt, 0);
  }

  /** As at the end of a process: what was registered for it is called, and what is left is let go. */
  end(): void {
    this.#exports.Py_FinalizeEx();
  }
}
