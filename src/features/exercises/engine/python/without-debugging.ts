import { readNumber, sectionsOf } from '../wasm-section.ts';

const customSection = 0;
const debuggingPrefix = '.debug_';

/** The same WebAssembly module without what only a debugger of its C sources reads: half of CPython's bytes. */
export function withoutDebugging(wasm: Uint8Array): Uint8Array<ArrayBuffer> {
  const dropped = sectionsOf(wasm).filter(
    ({ id, body }) => id === customSection && nameAt(wasm, body).startsWith(debuggingPrefix),
  );
  const smaller = new Uint8Array(dropped.reduce((bytes, { start, end }) => bytes - (end - start), wasm.length));
  let from = 0;
  let at = 0;
  for (const { start, end } of [...dropped, { start: wasm.length, end: wasm.length }]) {
    smaller.set(wasm.subarray(from, start), at);
    at += start - from;
    from = end;
  }
  return smaller;
}

function nameAt(bytes: Uint8Array, at: number): string {
  const reader = { bytes, at };
  const length = readNumber(reader);
  return new TextDecoder().decode(bytes.subarray(reader.at, reader.at + length));
}
