import { pageBytes, pythonMemoryPages } from '../limits.ts';

/**
 * Keeps the memory of an ended interpreter for the next one, whose snapshot overwrites all of it. A new memory is much
 * slower, since the system allocates its pages on the first write.
 */
export class SpareMemory {
  #spare: WebAssembly.Memory | null = null;

  /** Returns a memory of this size. Its content is arbitrary and has to be overwritten. */
  take(bytes: number): WebAssembly.Memory {
    const spare = this.#spare;
    this.#spare = null;
    // A memory cannot shrink, and a program's memory size may not depend on earlier programs.
    if (!spare || spare.buffer.byteLength > bytes) {
      return new WebAssembly.Memory({ ...pythonMemoryPages, initial: bytes / pageBytes });
    }
    spare.grow((bytes - spare.buffer.byteLength) / pageBytes);
    return spare;
  }

  /** Takes back a memory that is no longer used, with any content. */
  put(memory: WebAssembly.Memory): void {
    if (memory.buffer.byteLength <= pythonMemoryPages.kept * pageBytes) this.#spare = memory;
  }
}
