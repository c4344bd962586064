import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '../ids.ts';
import { syncFolder } from '../sync-folder.ts';

const ownerOnly = 0o600;

/** Files under names, and what is still arriving. */
export interface LocalFolder {
  /** Takes a file in; it is on the disk then. */
  receive(content: Readable): Promise<ArrivedFile>;
  /** Removes a kept file; one that is gone already is no failure. */
  remove(key: string): Promise<void>;
  /** Removes what arrived, or began to, before this moment (ms since 1970) and was not kept. */
  sweepIncoming(before: number): Promise<void>;
}

interface ArrivedFile {
  readonly path: string;
  readonly bytes: number;
  keepAs(key: string): Promise<void>;
  discard(): Promise<void>;
}

/** Keeps files in the data folder's `uploads/`; what is still arriving lies in `uploads/incoming/`. */
export function createLocalFolder(dataDir: string): LocalFolder {
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
        async keepAs(key) {
          await rename(path, join(kept, key));
          await syncFolder(kept);
        },
      };
    },
    remove: (key) => rm(join(kept, key), { force: true }),
    async sweepIncoming(before) {
      // Before the first upload there is no folder.
      for (const name of existsSync(incoming) ? await readdir(incoming) : []) {
        const path = join(incoming, name);
        const { mtimeMs } = await stat(path);
        if (mtimeMs < before) await rm(path, { force: true });
      }
    },
  };
}
