import { type Reader, numberBytes, readNumber, rewriteSection } from '../wasm-section.ts';

const importSection = 2;
const kinds = { function: 0, memory: 2 } as const;

/**
 * The same WebAssembly module, which is content with an imported memory of so many pages of 64 KiB to begin with: QuickJS asks for
 * up to three times what it uses, and all of it would have to be set back after each run. Throws if the module imports no memory, one that
 * begins with less, or anything but functions before it.
 */
export function beginSmaller(wasm: Uint8Array, initialPages: number): Uint8Array<ArrayBuffer> {
  return rewriteSection(wasm, importSection, (content) => {
    readNumber(content);
    while (kindOfNext(content) !== kinds.memory) readNumber(content);
    // Of the memory's limits the first says whether there is a maximum.
    const before = content.bytes.subarray(0, content.at + 1);
    content.at += 1;
    const asked = readNumber(content);
    if (asked < initialPages) throw new Error(`the module begins with ${asked} pages of memory`);
    return [...before, ...numberBytes(initialPages), ...content.bytes.subarray(content.at)];
  });
}

/** Reads over the two names of an import to what it is. */
function kindOfNext(content: Reader): number {
  for (const _ of ['module', 'name']) {
    const bytes = readNumber(content);
    content.at += bytes;
  }
  const kind = readNumber(content);
  if (kind !== kinds.function && kind !== kinds.memory)
    throw new Error('the module imports more than functions and a memory');
  return kind;
}
