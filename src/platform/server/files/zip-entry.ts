import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { type ZipFileEntry, ZipRefused, readAt } from './zip-directory-file.ts';

const localBytes = 30;
const pieceBytes = 64 * 1024;
const stored = 0;
const deflated = 8;
/** Flags of encryption: of the entry, strong, or of the directory. */
const encryptedFlags = 0x0001 | 0x0040 | 0x2000;
const typeOfMode = 0xf000;
const regularFile = 0x8000;
const folder = 0x4000;

/** Entry that does not match its archive's directory. */
export class EntryDamaged extends Error {
  override readonly name = 'EntryDamaged';
}

export function isFolderEntry({ name, mode }: ZipFileEntry): boolean {
  return name?.endsWith('/') === true || (mode & typeOfMode) === folder;
}

/** Reason not to unpack an entry, regardless of its name; null if it may be unpacked. */
export function entryFault({ flags, method, mode, packedBytes, bytes }: ZipFileEntry): string | null {
  if ((flags & encryptedFlags) !== 0) return 'is encrypted; make the archive without a password';
  if (method !== stored && method !== deflated) return 'is packed in an unsupported way; use standard ZIP compression';
  if (![0, regularFile, folder].includes(mode & typeOfMode))
    return 'is neither a file nor a folder; links are not followed';
  const isBeyond = packedBytes === 0xffff_ffff || bytes === 0xffff_ffff;
  return isBeyond ? 'is too large for an archive' : null;
}

/**
 * Unpacked bytes of an entry; the caller counts them and may stop. Throws {@link EntryDamaged} at the end if they do
 * not match, {@link ZipRefused} if the entry's header differs from the directory.
 */
export async function* readZipEntry(file: FileHandle, entry: ZipFileEntry): AsyncGenerator<Buffer> {
  const from = await dataStart(file, entry);
  let sum = 0;
  let bytes = 0;
  for await (const chunk of unpacked(file, from, entry)) {
    sum = crc32(chunk, sum);
    bytes += chunk.length;
    yield chunk;
  }
  if (sum !== entry.crc32 || bytes !== entry.bytes) throw new EntryDamaged('is damaged');
}

async function* unpacked(file: FileHandle, from: number, entry: ZipFileEntry): AsyncGenerator<Buffer> {
  const packed = packedPieces(file, from, entry);
  if (entry.method !== deflated) {
    yield* packed;
    return;
  }
  const source = Readable.from(packed, { objectMode: false });
  const output = createInflateRaw();
  source.once('error', (error) => output.destroy(error));
  source.pipe(output);
  try {
    yield* output as AsyncIterable<Buffer>;
  } catch (error) {
    const isUnpacking = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isUnpacking ? new EntryDamaged('is damaged', { cause: error }) : error;
  } finally {
    source.destroy();
    output.destroy();
  }
}

/** Reads in pieces: a stream would close the file after its first entry. */
async function* packedPieces(file: FileHandle, from: number, { packedBytes }: ZipFileEntry): AsyncGenerator<Buffer> {
  for (let at = 0; at < packedBytes; at += pieceBytes) {
    yield await readAt(file, from + at, Math.min(pieceBytes, packedBytes - at));
  }
}

/**
 * Finds the entry's data and checks its own header, which streaming programs use: with another name, they would see
 * other content.
 */
async function dataStart(
  file: FileHandle,
  { start, end, nameBytes, method, packedBytes }: ZipFileEntry,
): Promise<number> {
  const head = await readAt(file, start, localBytes + nameBytes.length);
  const isSame =
    head.readUInt32LE(0) === 0x04034b50 &&
    head.readUInt16LE(8) === method &&
    head.readUInt16LE(26) === nameBytes.length &&
    head.subarray(localBytes).equals(nameBytes);
  const from = start + localBytes + nameBytes.length + head.readUInt16LE(28);
  if (!isSame || from + packedBytes > end)
    throw new ZipRefused('is damaged or ambiguous: its directory lists different content');
  return from;
}
