import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker, type TarPackController } from 'modern-tar';
import { codeOf } from '../config/start-error.ts';
import { syncFolder } from '../sync-folder.ts';

const ownerOnly = 0o600;
/** CVs are already compressed, and text compresses well at any level. */
const level = 3;

/** Writer of a gzipped tar archive, one part after the other. */
export interface ArchiveWriter {
  /** Adds one part of exactly `bytes` bytes and returns its SHA-256. */
  add(name: string, bytes: number, content: AsyncIterable<Uint8Array>): Promise<string>;
}

/**
 * Writes an archive that only its owner can read. It gets its name once complete and on disk; a failure leaves nothing
 * behind. Fails with `EEXIST` if the file exists.
 */
export async function writeArchive(path: string, write: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  await removeAborted(path);
  const beside = `${path}.${randomUUID()}.part`;
  const file = await open(beside, 'wx', ownerOnly);
  try {
    const { readable, controller } = createTarPacker();
    const done = pipeline(readable, createGzip({ level }), (packed: AsyncIterable<Buffer>) => file.writeFile(packed));
    const filled = write({ add: (name, bytes, content) => addPart(controller, name, bytes, content) }).then(
      () => controller.finalize(),
      (error: unknown) => {
        controller.error(error);
        throw error;
      },
    );
    // A failure of one ends the other; both are over before the file is removed.
    for (const outcome of await Promise.allSettled([done, filled])) {
      if (outcome.status === 'rejected') throw outcome.reason;
    }
    await file.sync();
    await file.close();
    await putInPlace(beside, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(beside, { force: true });
    throw error;
  }
}

const aborted = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.part$/;
/** Age of a partial file that no run is writing: a backup in progress grows all the time. */
const abortedAfterMs = 60 * 60 * 1000;

/** Removes partial files of killed runs from the folder; the date in a backup's name keeps other runs from replacing them. */
async function removeAborted(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (!aborted.test(name)) continue;
    const part = join(folder, name);
    const changedAt = (await stat(part).catch(() => null))?.mtimeMs ?? Infinity;
    if (changedAt < Date.now() - abortedAfterMs) await rm(part, { force: true });
  }
}

/** Links the file into place: renaming could replace a file of another run. Renames on disks without links. */
async function putInPlace(beside: string, path: string): Promise<void> {
  try {
    await link(beside, path);
  } catch (error) {
    const isUnknown = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error) ?? '');
    if (!isUnknown || existsSync(path)) throw error;
    await rename(beside, path);
    return;
  }
  await rm(beside);
}

async function addPart(
  controller: TarPackController,
  name: string,
  bytes: number,
  content: AsyncIterable<Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256');
  const writer = controller.add({ name, size: bytes, mode: ownerOnly }).getWriter();
  for await (const chunk of content) {
    hash.update(chunk);
    await writer.write(chunk);
  }
  await writer.close();
  return hash.digest('hex');
}
