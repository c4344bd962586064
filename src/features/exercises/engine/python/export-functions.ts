import { numberBytes, readNumber, rewriteSection } from '../wasm-section.ts';

const exportSection = 7;
const functionKind = 0;

/** The same WebAssembly module, which also exports these of its functions, by their numbers. */
export function exportFunctions(wasm: Uint8Array, numbers: Readonly<Record<string, number>>): Uint8Array<ArrayBuffer> {
  const added = Object.entries(numbers);
  return rewriteSection(wasm, exportSection, (content) => {
    const count = readNumber(content) + added.length;
    const entries = added.flatMap(([name, number]) => {
      const letters = new TextEncoder().encode(name);
      return [...numberBytes(letters.length), ...letters, functionKind, ...numberBytes(number)];
    });
    return [...numberBytes(count), ...content.bytes.subarray(content.at), ...entries];
  });
}
