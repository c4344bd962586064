import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ZipRefused, readZipDirectory } from '../files/zip-directory-file.ts';
import { EntryDamaged, readZipEntry } from '../files/zip-entry.ts';
import { type NamedEntry, namedEntries } from './archive-names.ts';
import type { ContentFault } from './faults.ts';
import { fileRule, filesMax } from './folder.ts';
import type { ContentKind } from './kinds.ts';

/** Highest number of entries, including folders. */
const entriesMax = 2 * filesMax;
/** Highest total unpacked size. */
const unpackedMaxBytes = 512 * 1024 * 1024;
/** Highest total size of texts: comparing them needs all of them in memory. */
const textsMaxBytes = 64 * 1024 * 1024;
/** Unpacked size above which the compression ratio is checked: an archive above the highest ratio is a zip bomb. */
const ratioFreeBytes = 16 * 1024 * 1024;
const ratioMax = 200;
/** Path of faults about the archive as a whole. */
const whole = '.';
const faultsMax = 1000;
const ownerOnly = 0o600;

/**
 * Unpacks an archive of content into a new folder: nothing is written outside it, and declared sizes are not trusted.
 * Returns every reason why it is refused, with `path` `.` for the archive as a whole.
 */
export async function unpackArchive(
  archive: string,
  into: string,
  kinds: readonly ContentKind[],
): Promise<readonly ContentFault[]> {
  await mkdir(into);
  const file = await open(archive);
  try {
    const { files, faults } = namedEntries(await readZipDirectory(file, entriesMax), kinds);
    const found = [...faults, ...(await unpackFiles(file, files, into, kinds))];
    return found.length > faultsMax ? [...found.slice(0, faultsMax), more] : found;
  } catch (error) {
    if (error instanceof ZipRefused) return [{ path: whole, line: null, message: error.message }];
    throw error;
  } finally {
    await file.close();
  }
}

const more: ContentFault = { path: whole, line: null, message: 'checking stopped here; there may be more faults' };

async function unpackFiles(
  file: FileHandle,
  files: readonly NamedEntry[],
  into: string,
  kinds: readonly ContentKind[],
): Promise<ContentFault[]> {
  const faults: ContentFault[] = [];
  const budget = { packed: 0, unpacked: 0, texts: 0 };
  for (const { path, entry } of files) {
    const rule = fileRule(kinds, path);
    if (typeof rule === 'string') {
      faults.push({ path, line: null, message: rule });
      continue;
    }
    const count = (bytes: number) => spend(budget, bytes, rule.found !== undefined);
    budget.packed += entry.packedBytes;
    try {
      const isWhole = await unpack(readZipEntry(file, entry), join(into, path), rule.maxBytes, count);
      const message = `is too large: the limit is ${rule.maxBytes} bytes`;
      if (!isWhole) faults.push({ path, line: null, message });
    } catch (error) {
      if (!(error instanceof EntryDamaged)) throw error;
      faults.push({ path, line: null, message: error.message });
    }
  }
  return faults;
}

/** Adds unpacked bytes to the budget; throws {@link ZipRefused} if a limit is exceeded. */
function spend(budget: { packed: number; unpacked: number; texts: number }, bytes: number, isText: boolean): void {
  budget.unpacked += bytes;
  if (isText) budget.texts += bytes;
  if (budget.unpacked > ratioFreeBytes && budget.unpacked > ratioMax * budget.packed)
    throw new ZipRefused('unpacks to far more than its own size, as archives made to fill disks do');
  if (budget.unpacked > unpackedMaxBytes)
    throw new ZipRefused(`unpacks to more than ${unpackedMaxBytes} bytes; use the command line`);
  if (budget.texts > textsMaxBytes)
    throw new ZipRefused(`has texts of more than ${textsMaxBytes} bytes; use the command line`);
}

/** Returns false and leaves no file if there are more than `maxBytes`. */
async function unpack(
  bytes: AsyncIterable<Buffer>,
  path: string,
  maxBytes: number,
  count: (bytes: number) => void,
): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx', ownerOnly);
  let unpackedBytes = 0;
  try {
    for await (const chunk of bytes) {
      count(chunk.length);
      unpackedBytes += chunk.length;
      if (unpackedBytes > maxBytes) break;
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  if (unpackedBytes > maxBytes) await rm(path);
  return unpackedBytes <= maxBytes;
}
