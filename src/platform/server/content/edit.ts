import type { Database } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';
import { hashOf } from './folder.ts';
import { contentQueries } from './queries.ts';

// Content edited in place is protected from the next folder import by its differing hashes.

/**
 * Adds an item in place, in one commit with `besides`. The caller must have checked that its kind accepts the source.
 */
export async function addItem(
  db: Database,
  { kind, id, source }: { kind: string; id: string; source: string },
  ...besides: readonly Statement[]
): Promise<void> {
  const { nextVersion, upsertItem } = contentQueries(db);
  const item = upsertItem.with({ kind, id, source, hash: hashOf(source), importedHash: null });
  await db.commit(nextVersion.with({}), item, ...besides);
}
