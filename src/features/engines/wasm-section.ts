const headerBytes = 8;

/** Cursor over a section's content. */
export interface Reader {
  readonly bytes: Uint8Array;
  at: number;
}

/**
 * Replaces the content of one section of a WebAssembly module. `rewrite` gets the present content. Throws if the module
 * has no such section.
 */
export function rewriteSection(
  wasm: Uint8Array,
  id: number,
  rewrite: (content: Reader) => readonly number[],
): Uint8Array<ArrayBuffer> {
  const { start, end } = findSection(wasm, id);
  const content = rewrite(readSection(wasm, id));
  const section = [id, ...numberBytes(content.length), ...content];
  const rewritten = new Uint8Array(wasm.length - (end - start) + section.length);
  rewritten.set(wasm.subarray(0, start));
  rewritten.set(section, start);
  rewritten.set(wasm.subarray(end), start + section.length);
  return rewritten;
}

/** Returns the content of a section. Throws if the module has no such section. */
export function readSection(wasm: Uint8Array, id: number): Reader {
  const { body, end } = findSection(wasm, id);
  return { bytes: wasm.subarray(body, end), at: 0 };
}

/** Removes sections from a WebAssembly module. */
export function withoutSections(wasm: Uint8Array, isDropped: (section: Section) => boolean): Uint8Array<ArrayBuffer> {
  const dropped = sectionsOf(wasm).filter(isDropped);
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

function findSection(wasm: Uint8Array, id: number): Section {
  const section = sectionsOf(wasm).find((each) => each.id === id);
  if (!section) throw new Error(`the module has no section ${id} of its own`);
  return section;
}

interface Section {
  readonly id: number;
  /** Offsets in the module: beginning, beginning of the content, and end. */
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** Sections of a WebAssembly module, in order. */
function sectionsOf(wasm: Uint8Array): readonly Section[] {
  const sections: Section[] = [];
  const reader = { bytes: wasm, at: headerBytes };
  while (reader.at < wasm.length) {
    const start = reader.at;
    const id = wasm[reader.at++]!;
    const size = readNumber(reader);
    const body = reader.at;
    reader.at += size;
    sections.push({ id, start, body, end: reader.at });
  }
  return sections;
}

/** Reads an unsigned LEB128 number: seven bits per byte, lowest first. */
export function readNumber(reader: Reader): number {
  let value = 0;
  for (let factor = 1; ; factor *= 128) {
    const byte = reader.bytes[reader.at++];
    if (byte === undefined) throw new Error('the module ends in the middle of a number');
    value += (byte % 128) * factor;
    if (byte < 128) return value;
  }
}

export function numberBytes(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...numberBytes(Math.floor(value / 128))];
}
