import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker, type TarPackController } from 'modern-tar';
import { syncFolder } from '../sync-folder.ts';

const ownerOnly = 0o600;
/** CVs are packed already, and text packs well at any level. */
const level = 3;

/** A tar archive, packed by gzip, of parts that come one after the other. */
export interface ArchiveWriter {
  /** Adds one part of exactly so many bytes and gives its SHA-256. */
  add(name: string, bytes: number, content: AsyncIterable<Uint8Array>): Promise<string>;
}

/**
 * Writes an archive to `path`, which nobody but its owner can read. It has that name only once it is whole and on the disk;
 * of one that fails nothing is left.
 */
export async function writeArchive(path: string, write: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  const beside = `${path}.${process.pid}.part`;
  const file = await open(beside, 'wx', ownerOnly);
  try {
    const { readable, controller } = createTarPacker();
    const written = pipeline(readable, createGzip({ level }), (packed: AsyncIterable<Buffer>) =>
      file.writeFile(packed),
    );
    const filled = write({ add: (name, bytes, content) => addPart(controller, name, bytes, content) }).then(
      () => controller.finalize(),
      (error: unknown) => {
        controller.error(error);
        throw error;
      },
    );
    // Whichever fails ends the other, and both are over before anything is removed.
    for (const outcome of await Promise.allSettled([written, filled])) {
      if (outcome.status === 'rejected') throw outcome.reason;
    }
    await file.sync();
    await file.close();
    await rename(beside, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(beside, { force: true });
    throw error;
  }
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
