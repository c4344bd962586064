import type { Database } from '../db/database.ts';
import { required } from '../db/statement.ts';
import { type FileStore, newFileKey } from './file-store.ts';
import { fileQueries } from './queries.ts';
import type { Storage } from './storage.ts';

/** Age after which an unclaimed file is abandoned: longer than any upload takes. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/**
 * Stores files, and records which are not referenced yet; only those may be swept. With a database that does not know
 * these files, all of them are safe.
 */
export function createStorage(db: Database, files: FileStore, now: () => number): Storage {
  const queries = fileQueries(db);

  async function giveUp(key: string): Promise<void> {
    const [givenUp] = await db.commit(queries.giveUp.with({ key }));
    if (givenUp.length === 0) return;
    await files.remove(key);
    // Deleted last: after a crash, the next sweep continues here.
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
      // One failed removal does not prevent the others.
      for (const { key } of await queries.listUnclaimed.all({ keptBefore }))
        await giveUp(key).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be removed`);
    },
  };
}
