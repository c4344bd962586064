import type { Database } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';
import { hashOf } from './folder.ts';
import { contentQueries } from './queries.ts';

// What is edited in place, and not by a folder, is protected from the next folder by hashes that differ.

/** Adds an item in place, with what is committed besides. Its source must be what its kind reads: the caller has checked that. */
export async function addItem(
  db: Database,
  { kind, id, source }: { kind: string; id: string; source: string },
  ...besides: readonly Statement[]
): Promise<void> {
  const { nextVersion, upsertItem } = contentQueries(db);
  const item = upsertItem.with({ kind, id, source, hash: hashOf(source), importedHash: null });
  await db.commit(nextVersion.with({}), item, ...besides);
}

/** Takes an item out in place, with what is committed besides; one that a folder brought does not come back with the next. */
export async function takeOutItem(
  db: Database,
  { kind, id }: { kind: string; id: string },
  ...besides: readonly Statement[]
): Promise<void> {
  const { findItem, nextVersion, upsertItem, deleteItem } = contentQueries(db);
  await db.transaction(async (run) => {
    await run(nextVersion.with({}));
    const [item] = await run(findItem.with({ kind, id }));
    if (item?.importedHash === null) await run(deleteItem.with({ kind, id }));
    else if (item) await run(upsertItem.with({ ...item, source: null, hash: '' }));
    for (const statement of besides) await run(statement);
  });
}
