import type { FileHandle } from 'node:fs/promises';

const endBytes = 22;
const commentMaxBytes = 0xffff;
const entryBytes = 46;
const localBytes = 30;
/** Largest directory, which is read into memory. */
const directoryMaxBytes = 16 * 1024 * 1024;
const beyond32Bits = 0xffff_ffff;
const beyond16Bits = 0xffff;

/** An archive that is refused as a whole, with a message for its sender. */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused';
}

/** An entry as declared in the archive's directory; none of it is trusted before unpacking. */
export interface ZipFileEntry {
  /** Null if it is not UTF-8. */
  readonly name: string | null;
  readonly nameBytes: Buffer;
  readonly flags: number;
  readonly method: number;
  readonly crc32: number;
  readonly packedBytes: number;
  readonly bytes: number;
  /** Offset of its local header, and of the next entry's. */
  readonly start: number;
  readonly end: number;
  /** Unix file mode; 0 if the entry comes from another file system. */
  readonly mode: number;
}

/**
 * Reads the directory of an archive of any size (APPNOTE.TXT 4.3) from the end, entry by entry, and checks their
 * positions against each other. Throws {@link ZipRefused}.
 */
export async function readZipDirectory(file: FileHandle, entriesMax: number): Promise<ZipFileEntry[]> {
  const { size } = await file.stat();
  const { count, from, bytes } = await readEnd(file, size);
  if (count > entriesMax) throw new ZipRefused(`has ${count} entries; the limit is ${entriesMax}`);
  if (bytes > directoryMaxBytes) throw new ZipRefused('has names that are too long');
  const directory = await readAt(file, from, bytes);
  const entries: Omit<ZipFileEntry, 'end'>[] = [];
  let at = 0;
  for (let left = count; left > 0; left -= 1) {
    const entry = entryAt(directory, at);
    if (!entry) throw damaged();
    entries.push(entry);
    at += entryBytes + entry.nameBytes.length + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  if (at !== bytes) throw damaged();
  return withEnds(entries, from);
}

/** The end record: only its own comment may follow it. */
async function readEnd(file: FileHandle, size: number): Promise<{ count: number; from: number; bytes: number }> {
  const tail = await readAt(
    file,
    Math.max(0, size - endBytes - commentMaxBytes),
    Math.min(size, endBytes + commentMaxBytes),
  );
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== 0x06054b50 || tail.readUInt16LE(at + 20) !== tail.length - at - endBytes) continue;
    const [count, bytes, from] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
    if (count === beyond16Bits || from === beyond32Bits || bytes === beyond32Bits)
      throw new ZipRefused('is a ZIP64 archive, which is not supported here; use the command line');
    const isInParts = tail.readUInt32LE(at + 4) !== 0 || tail.readUInt16LE(at + 8) !== count;
    if (isInParts || from + bytes !== size - tail.length + at) throw damaged();
    return { count, from, bytes };
  }
  const head = await readAt(file, 0, Math.min(size, 4));
  const isBegun = head.toString('latin1') === 'PK\u0003\u0004';
  throw new ZipRefused(isBegun ? 'is cut off: its end is missing' : 'is not a ZIP archive');
}

function entryAt(directory: Buffer, at: number): Omit<ZipFileEntry, 'end'> | undefined {
  if (at + entryBytes > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return undefined;
  const nameLength = directory.readUInt16LE(at + 28);
  const nameBytes = directory.subarray(at + entryBytes, at + entryBytes + nameLength);
  if (nameBytes.length !== nameLength) return undefined;
  const madeBy = directory.readUInt8(at + 5);
  const isOfUnix = madeBy === 3 || madeBy === 19;
  return {
    name: textOf(nameBytes),
    nameBytes,
    flags: directory.readUInt16LE(at + 8),
    method: directory.readUInt16LE(at + 10),
    crc32: directory.readUInt32LE(at + 16),
    packedBytes: directory.readUInt32LE(at + 20),
    bytes: directory.readUInt32LE(at + 24),
    start: directory.readUInt32LE(at + 42),
    mode: isOfUnix ? directory.readUInt32LE(at + 38) >>> 16 : 0,
  };
}

/** Adds the ends of entries. No two may overlap: a few could otherwise be read as many. */
function withEnds(entries: readonly Omit<ZipFileEntry, 'end'>[], directoryAt: number): ZipFileEntry[] {
  const starts = entries.map(({ start }) => start).toSorted((one, other) => one - other);
  const endOf = new Map(starts.map((start, place) => [start, starts[place + 1] ?? directoryAt]));
  return entries.map((entry) => {
    const end = endOf.get(entry.start) ?? directoryAt;
    const isOver = entry.start + localBytes + entry.nameBytes.length + entry.packedBytes > end;
    if (isOver || endOf.size < entries.length) throw new ZipRefused('is damaged or ambiguous: its entries overlap');
    return { ...entry, end };
  });
}

/** Reads exactly `length` bytes; throws {@link ZipRefused} if there are fewer. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  for (let done = 0; done < length;) {
    const { bytesRead } = await file.read(buffer, done, length - done, position + done);
    if (bytesRead === 0) throw damaged();
    done += bytesRead;
  }
  return buffer;
}

function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function damaged(): ZipRefused {
  return new ZipRefused('is damaged: its directory does not match its content');
}
