import type { Database } from '../db/database.ts';
import { required } from '../db/statement.ts';
import { type FileStore, newFileKey } from './file-store.ts';
import { fileQueries } from './queries.ts';
import type { Storage } from './storage.ts';

/** Longer than any upload takes. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/**
 * Keeps files in `files`, and in the database which of them no row names yet. That, and not what lies there, says what
 * may be swept: with a database that knows nothing of these files, none of them is touched.
 */
export function createStorage(db: Database, files: FileStore, now: () => number): Storage {
  const queries = fileQueries(db);

  async function giveUp(key: string): Promise<void> {
    const [givenUp] = await db.commit(queries.giveUp.with({ key }));
    if (givenUp.length === 0) return;
    await files.remove(key);
    // Last: if this process dies before, the next sweep goes on from here.
    await db.commit(queries.deleteUnclaimed.with({ key }));
  }

  return {
    giveUp,
    read: (key) => files.read(key),
    async receive(content) {
      const arrived = await files.receive(content);
      return {
        path: arrived.path,
        bytes: arrived.bytes,
        discard: () => arrived.discard(),
        async keep(extension) {
          const key = newFileKey(extension);
          await db.commit(queries.insertUnclaimed.with({ key, keptAt: now() }));
          await arrived.keepAs(key);
          return key;
        },
      };
    },
    claim: (key) =>
      required(queries.claim.with({ key }), () => new Error('the file was given up before it was claimed')),
    release: (key) => queries.insertReleased.with({ key }),
    async sweep() {
      const keptBefore = now() - abandonedAfterMs;
      await files.sweepIncoming(keptBefore);
      const failures: unknown[] = [];
      // One file that cannot be removed keeps none of the others.
      for (const { key } of await queries.listUnclaimed.all({ keptBefore }))
        await giveUp(key).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be removed`);
    },
  };
}
