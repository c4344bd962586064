import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { codeOf } from '../config/start-error.ts';
import { newId } from '../ids.ts';
import type { ArrivedFile } from './file-store.ts';

const ownerOnly = 0o600;

/** Where files lie while they arrive: in `uploads/incoming/` of the data folder, wherever they are kept afterwards. */
export function incomingFolder(dataDir: string) {
  const incoming = join(dataDir, 'uploads', 'incoming');
  return {
    /** Writes it to the disk. Of a file that breaks off nothing is left. */
    async receive(content: Readable): Promise<Omit<ArrivedFile, 'keepAs'>> {
      await mkdir(incoming, { recursive: true });
      const path = join(incoming, newId());
      const discard = () => rm(path, { force: true });
      const file = await open(path, 'wx', ownerOnly);
      try {
        // Not destroyed when the disk fails: the rest of it may still be read and thrown away.
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
      // Before the first upload there is no folder.
      for (const name of existsSync(incoming) ? await readdir(incoming) : []) {
        const path = join(incoming, name);
        // One that has just arrived gets its name meanwhile.
        const mtimeMs = await stat(path).then((found) => found.mtimeMs, nullIfGone);
        // A folder was unpacked from an archive.
        if (mtimeMs !== null && mtimeMs < before) await rm(path, { force: true, recursive: true });
      }
    },
  };
}

function nullIfGone(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}
