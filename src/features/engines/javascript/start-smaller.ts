import { type Reader, numberBytes, readNumber, rewriteSection } from '../wasm-section.ts';

const importSection = 2;
const kinds = { function: 0, memory: 2 } as const;

/**
 * Lowers the initial size, in pages of 64 KiB, of an imported memory: QuickJS asks for more than it uses, and all is
 * reset after runs. Throws if there is none, it begins with less, or non-function imports precede it.
 */
export function beginSmaller(wasm: Uint8Array, initialPages: number): Uint8Array<ArrayBuffer> {
  return rewriteSection(wasm, importSection, (content) => {
    readNumber(content);
    while (kindOfNext(content) !== kinds.memory) readNumber(content);
    // The first byte of the limits says whether there is a maximum.
    const before = content.bytes.subarray(0, content.at + 1);
    content.at += 1;
    const pages = readNumber(content);
    if (pages < initialPages) throw new Error(`the module begins with ${pages} pages of memory`);
    return [...before, ...numberBytes(initialPages), ...content.bytes.subarray(content.at)];
  });
}

/** Skips the two names of an import and returns its kind. */
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
