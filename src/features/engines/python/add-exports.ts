import { numberBytes, readNumber, rewriteSection } from '../wasm-section.ts';

const exportSection = 7;
const kinds = { functions: 0, globals: 3 } as const;

/** Index of each function or global in the module, by the name of its export. */
export type AddedExports = Readonly<Record<keyof typeof kinds, Readonly<Record<string, number>>>>;

/** Adds exports of these functions and globals to a WebAssembly module. */
export function addExports(wasm: Uint8Array, added: AddedExports): Uint8Array<ArrayBuffer> {
  const all = Object.entries(kinds).flatMap(([kind, code]) =>
    Object.entries(added[kind as keyof AddedExports]).map(([name, number]) => ({ name, code, number })),
  );
  return rewriteSection(wasm, exportSection, (content) => {
    const count = readNumber(content) + all.length;
    const entries = all.flatMap(({ name, code, number }) => {
      const letters = new TextEncoder().encode(name);
      return [...numberBytes(letters.length), ...letters, code, ...numberBytes(number)];
    });
    return [...numberBytes(count), ...content.bytes.subarray(content.at), ...entries];
  });
}
