import { readNumber, withoutSections } from '../wasm-section.ts';

const customSection = 0;
const debuggingPrefix = '.debug_';

/** Removes the debugging sections of a WebAssembly module: half of CPython's bytes. */
export function withoutDebugging(wasm: Uint8Array): Uint8Array<ArrayBuffer> {
  return withoutSections(
    wasm,
    ({ id, body }) => id === customSection && nameAt(wasm, body).startsWith(debuggingPrefix),
  );
}

function nameAt(bytes: Uint8Array, at: number): string {
  const reader = { bytes, at };
  const length = readNumber(reader);
  return new TextDecoder().decode(bytes.subarray(reader.at, reader.at + length));
}
