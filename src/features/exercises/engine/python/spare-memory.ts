import { pageBytes, pythonMemoryPages } from '../limits.ts';

/**
 * Keeps the memory that an interpreter has left for the next one, whose own image overwrites all of it. A new one would do as well,
 * but takes many times as long: its pages are handed out by the system, one by one, when they are first written to.
 */
export class SpareMemory {
  #spare: WebAssembly.Memory | null = null;

  /** A memory of so many bytes. Whatever stands in it is to be overwritten. */
  take(bytes: number): WebAssembly.Memory {
    const spare = this.#spare;
    this.#spare = null;
    // One that has grown cannot be made smaller, and what a program finds may not depend on those before it.
    if (!spare || spare.buffer.byteLength > bytes) {
      return new WebAssembly.Memory({ ...pythonMemoryPages, initial: bytes / pageBytes });
    }
    spare.grow((bytes - spare.buffer.byteLength) / pageBytes);
    return spare;
  }

  /** Takes one that nobody uses any more, however it was left. */
  put(memory: WebAssembly.Memory): void {
    if (memory.buffer.byteLength <= pythonMemoryPages.kept * pageBytes) this.#spare = memory;
  }
}
