import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../ids.ts';
import { syncFolder } from '../sync-folder.ts';
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
        await file.writeFile(content);
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
