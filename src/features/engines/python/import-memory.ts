import { numberBytes, readNumber, readSection, rewriteSection, withoutSections } from '../wasm-section.ts';

const importSection = 2;
const memorySection = 5;
const memoryKind = 2;
/** Module and name of the memory import. */
const importedAs = ['env', 'memory'] as const;

/**
 * Makes a WebAssembly module import its memory, in pages of 64 KiB, so that instances can reuse one; without a maximum
 * it may take 4 GiB. Throws unless the module declares exactly one memory that begins with no more, and has imports.
 */
export function importMemory(
  wasm: Uint8Array,
  { initial, maximum }: { readonly initial: number; readonly maximum: number },
): Uint8Array<ArrayBuffer> {
  const declared = readSection(wasm, memorySection);
  const count = readNumber(declared);
  const flags = readNumber(declared);
  const initialPages = readNumber(declared);
  if (count !== 1 || flags > 1) throw new Error('the module has no single plain memory');
  if (initialPages > initial) throw new Error(`the module begins with ${initialPages} pages of memory`);
  const without = withoutSections(wasm, ({ id }) => id === memorySection);
  return rewriteSection(without, importSection, (content) => {
    const number = readNumber(content) + 1;
    const names = importedAs.flatMap((name) => [name.length, ...new TextEncoder().encode(name)]);
    const imported = [...names, memoryKind, 1, ...numberBytes(initial), ...numberBytes(maximum)];
    return [...numberBytes(number), ...content.bytes.subarray(content.at), ...imported];
  });
}
