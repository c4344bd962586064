import { pageBytes } from './limits.ts';

interface Span {
  readonly from: number;
  readonly bytes: Uint8Array;
}

/**
 * Snapshot of a WebAssembly memory. Pages of zeros, such as those of an empty stack, are filled and not copied, which
 * is faster.
 */
export class MemoryImage {
  /** Length of the memory. */
  readonly bytes: number;
  readonly #spans: readonly Span[];

  constructor({ buffer }: WebAssembly.Memory) {
    this.bytes = buffer.byteLength;
    const spans: { from: number; to: number }[] = [];
    for (let from = 0; from < buffer.byteLength; from += pageBytes) {
      if (new BigUint64Array(buffer, from, pageBytes / BigUint64Array.BYTES_PER_ELEMENT).every((word) => word === 0n))
        continue;
      const last = spans.at(-1);
      if (last?.to === from) last.to += pageBytes;
      else spans.push({ from, to: from + pageBytes });
    }
    this.#spans = spans.map(({ from, to }) => ({ from, bytes: new Uint8Array(buffer.slice(from, to)) }));
  }

  /** Restores every byte of the memory; pages added since are zeroed. */
  putInto({ buffer }: WebAssembly.Memory): void {
    const memory = new Uint8Array(buffer);
    let done = 0;
    for (const { from, bytes } of this.#spans) {
      memory.fill(0, done, from);
      memory.set(bytes, from);
      done = from + bytes.length;
    }
    memory.fill(0, done);
  }
}
