import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { codeOf } from '../config/start-error.ts';
import { newId } from '../ids.ts';
import type { ArrivedFile } from './file-store.ts';

const ownerOnly = 0o600;

/**
 * Folder of files that are being received: `uploads/incoming/` in the data folder, wherever they are stored afterwards.
 */
export function incomingFolder(dataDir: string) {
  const incoming = join(dataDir, 'uploads', 'incoming');
  return {
    /** Writes it to the disk. An interrupted file leaves nothing. */
    async receive(content: Readable): Promise<Omit<ArrivedFile, 'keepAs'>> {
      await mkdir(incoming, { recursive: true });
      const path = join(incoming, newId());
      const discard = () => rm(path, { force: true });
      const file = await open(path, 'wx', ownerOnly);
      try {
        // Not destroyed when the disk fails: the rest may still be read and discarded.
        await file.writeFile(content.iterator({ destroyOnReturn: false }));
        await file.sync();
      } catch (error) {
        await discard();
        throw error;
      } finally {
        await file.close();
      }
      return { path, bytes: (await stat(path)).size, discard };
    },
    async sweepIncoming(before: number): Promise<void> {
      // The folder does not exist before the first upload.
      for (const name of existsSync(incoming) ? await readdir(incoming) : []) {
        const path = join(incoming, name);
        // A file that has just arrived may be renamed meanwhile.
        const mtimeMs = await stat(path).then((found) => found.mtimeMs, nullIfGone);
        // Folders are unpacked archives.
        if (mtimeMs !== null && mtimeMs < before) await rm(path, { force: true, recursive: true });
      }
    },
  };
}

function nullIfGone(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}
