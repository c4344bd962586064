const headerBytes = 8;
const memorySection = 5;

/**
 * The same WebAssembly module with a maximum for its memory, in pages of 64 KiB: without one it may take 4 GiB. Throws if the
 * module does not declare exactly one memory of its own that begins with no more.
 */
export function limitMemory(wasm: Uint8Array, maximumPages: number): Uint8Array<ArrayBuffer> {
  const { start, end, body } = findSection(wasm, memorySection);
  const reader = { bytes: wasm, at: body };
  const count = readNumber(reader);
  const flags = readNumber(reader);
  const initialPages = readNumber(reader);
  if (count !== 1 || flags > 1) throw new Error('the module has no single plain memory');
  if (initialPages > maximumPages) throw new Error(`the module begins with ${initialPages} pages of memory`);
  const content = [1, 1, ...numberBytes(initialPages), ...numberBytes(maximumPages)];
  const section = [memorySection, ...numberBytes(content.length), ...content];
  const limited = new Uint8Array(wasm.length - (end - start) + section.length);
  limited.set(wasm.subarray(0, start));
  limited.set(section, start);
  limited.set(wasm.subarray(end), start + section.length);
  return limited;
}

interface Reader {
  readonly bytes: Uint8Array;
  at: number;
}

function findSection(bytes: Uint8Array, wanted: number): { start: number; end: number; body: number } {
  const reader = { bytes, at: headerBytes };
  while (reader.at < bytes.length) {
    const start = reader.at;
    const id = bytes[reader.at++];
    const size = readNumber(reader);
    const body = reader.at;
    reader.at += size;
    if (id === wanted) return { start, end: reader.at, body };
  }
  throw new Error('the module has no memory of its own');
}

/** LEB128, unsigned: seven bits a byte, the lowest first. */
function readNumber(reader: Reader): number {
  let value = 0;
  for (let factor = 1; ; factor *= 128) {
    const byte = reader.bytes[reader.at++];
    if (byte === undefined) throw new Error('the module ends in the middle of a number');
    value += (byte % 128) * factor;
    if (byte < 128) return value;
  }
}

function numberBytes(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...numberBytes(Math.floor(value / 128))];
}
