import { existsSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../config/start-error.ts';
import { syncFolder } from '../sync-folder.ts';
import { type FileStore, isFileKey } from './file-store.ts';
import { incomingFolder } from './incoming.ts';

/** Keeps files in the data folder's `uploads/`. */
export function createLocalFolder(dataDir: string): FileStore {
  const kept = join(dataDir, 'uploads');
  const incoming = incomingFolder(dataDir);

  return {
    name: kept,
    async receive(content) {
      const arrived = await incoming.receive(content);
      return {
        ...arrived,
        async keepAs(key) {
          await rename(arrived.path, join(kept, key));
          await syncFolder(kept, dataDir);
        },
      };
    },
    async read(key) {
      const file = await open(join(kept, key)).catch(absent);
      if (!file) return null;
      // Opened before it is measured: a file that is removed meanwhile is still read whole.
      const { size } = await file.stat();
      return { stream: file.createReadStream(), sizeBytes: size };
    },
    remove: (key) => rm(join(kept, key), { force: true }),
    async *list() {
      for (const key of existsSync(kept) ? await readdir(kept) : []) {
        if (!isFileKey(key)) continue;
        const facts = await stat(join(kept, key)).catch(absent);
        // Removed since the names were read.
        if (facts) yield { key, sizeBytes: facts.size };
      }
    },
    sweepIncoming: (before) => incoming.sweepIncoming(before),
  };
}

function absent(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}
