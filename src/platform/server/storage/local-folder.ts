import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../ids.ts';
import type { Storage } from './storage.ts';

/** Longer than any upload takes. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;
const ownerOnly = 0o600;

/** Keeps files in the data folder's `uploads/`; what is still arriving lies in `uploads/incoming/`. */
export function createLocalStorage(dataDir: string, now: () => number): Storage {
  const kept = join(dataDir, 'uploads');
  const incoming = join(kept, 'incoming');

  return {
    async receive(content) {
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
      const { size } = await stat(path);
      return {
        path,
        bytes: size,
        discard,
        async keep(extension) {
          const key = `${crypto.randomUUID()}${extension}`;
          await rename(path, join(kept, key));
          await syncFolder(kept);
          return key;
        },
      };
    },
    remove: (key) => rm(join(kept, key), { force: true }),
    async sweep() {
      await mkdir(incoming, { recursive: true });
      for (const name of await readdir(incoming)) {
        const path = join(incoming, name);
        const { mtimeMs } = await stat(path);
        if (mtimeMs < now() - abandonedAfterMs) await rm(path, { force: true });
      }
    },
  };
}

/** A new name is on disk only once its folder is. Windows has no such call and needs none. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
