import type { Database } from '../db/database.ts';
import type { LocalFolder } from './local-folder.ts';
import { claimFile, deleteUnclaimedFile, giveUpFile, insertUnclaimedFile, listUnclaimedFiles } from './queries.ts';
import type { Storage } from './storage.ts';

/** Longer than any upload takes. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/**
 * Keeps files in `folder`, and in the database which of them no row names yet. That, and not what lies in the folder,
 * says what may be swept: with a database that knows nothing of a folder's files, none of them is touched.
 */
export function createStorage(db: Database, folder: LocalFolder, now: () => number): Storage {
  async function giveUp(key: string): Promise<void> {
    if (!(await giveUpFile(db, key))) return;
    await folder.remove(key);
    // Last: if this process dies before, the next sweep goes on from here.
    await deleteUnclaimedFile(db, key);
  }

  return {
    giveUp,
    async receive(content) {
      const arrived = await folder.receive(content);
      return {
        path: arrived.path,
        bytes: arrived.bytes,
        discard: () => arrived.discard(),
        async keep(extension) {
          const key = `${crypto.randomUUID()}${extension}`;
          await insertUnclaimedFile(db, key, now());
          await arrived.keepAs(key);
          return key;
        },
      };
    },
    async claim(key, transaction) {
      if (!(await claimFile(transaction, key))) throw new Error('the file was given up before it was claimed');
    },
    async sweep() {
      const before = now() - abandonedAfterMs;
      await folder.sweepIncoming(before);
      for (const key of await listUnclaimedFiles(db, before)) await giveUp(key);
    },
  };
}
