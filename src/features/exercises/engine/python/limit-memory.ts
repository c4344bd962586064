import { numberBytes, readNumber, rewriteSection } from '../wasm-section.ts';

const memorySection = 5;

/**
 * The same WebAssembly module with a maximum for its memory, in pages of 64 KiB: without one it may take 4 GiB. Throws if the
 * module does not declare exactly one memory of its own that begins with no more.
 */
export function limitMemory(wasm: Uint8Array, maximumPages: number): Uint8Array<ArrayBuffer> {
  return rewriteSection(wasm, memorySection, (content) => {
    const count = readNumber(content);
    const flags = readNumber(content);
    const initialPages = readNumber(content);
    if (count !== 1 || flags > 1) throw new Error('the module has no single plain memory');
    if (initialPages > maximumPages) throw new Error(`the module begins with ${initialPages} pages of memory`);
    return [1, 1, ...numberBytes(initialPages), ...numberBytes(maximumPages)];
  });
}
