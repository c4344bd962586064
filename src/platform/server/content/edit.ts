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
