import { inflateRawSync } from 'node:zlib';

const endBytes = 22;
const commentMaxBytes = 0xffff;
const stored = 0;
const deflated = 8;

/** An entry of a zip archive, as declared in its directory. */
export interface ZipEntry {
  readonly name: string;
  /** Declared size of its content. */
  readonly bytes: number;
  /** Its content; throws if that is broken, or longer than `maxBytes`. */
  read(maxBytes: number): Buffer;
}

/** Reads the directory at the end of an archive (APPNOTE.TXT 4.3), which programs use; throws if it is broken. */
export function zipEntries(file: Buffer): ZipEntry[] {
  const endAt = file.lastIndexOf('PK\u0005\u0006');
  if (endAt < 0 || endAt < file.length - endBytes - commentMaxBytes) throw new RangeError('no directory');
  const entries: ZipEntry[] = [];
  let at = file.readUInt32LE(endAt + 16);
  for (let left = file.readUInt16LE(endAt + 10); left > 0; left -= 1) {
    if (file.toString('latin1', at, at + 4) !== 'PK\u0001\u0002') throw new RangeError('no entry where one should be');
    const nameEnd = at + 46 + file.readUInt16LE(at + 28);
    const [method, size, start] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20), file.readUInt32LE(at + 42)];
    entries.push({
      name: file.toString('utf8', at + 46, nameEnd),
      bytes: file.readUInt32LE(at + 24),
      read: (maxBytes) => readEntry(file, { method, size, start }, maxBytes),
    });
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

function readEntry(
  file: Buffer,
  { method, size, start }: Record<'method' | 'size' | 'start', number>,
  maxBytes: number,
) {
  const from = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28);
  const packed = file.subarray(from, from + size);
  if (method === deflated) return inflateRawSync(packed, { maxOutputLength: maxBytes });
  if (method !== stored || size > maxBytes) throw new RangeError('the entry is packed in an unknown way, or too large');
  return packed;
}
