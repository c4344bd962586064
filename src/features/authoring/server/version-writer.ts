import { hashOf } from '../../../platform/server/content/folder.ts';
import type { ItemRow } from '../../../platform/server/content/queries.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { AuthoringDeps, ItemName } from './deps.ts';
import { textIn } from './item-text.ts';
import { type RevisionRow, revisionQueries } from './queries.ts';
import { openEditors } from './notify-editors.ts';

interface NewText extends ItemName {
  /** Null removes the item from the site. */
  readonly source: string | null;
}

/** Stores versions of replaced texts, and notifies users who have them open: statements for the same commit. */
export function versionWriter(deps: Pick<AuthoringDeps, 'db' | 'events' | 'now'>) {
  const { db, now } = deps;
  const { insertRevision, findNewestHash } = revisionQueries(db);
  const editors = openEditors(deps);

  return async (
    { kind, id, source }: NewText,
    before: ItemRow | undefined,
    as: RevisionRow['how'],
    byUserId: string | null,
  ): Promise<Statement[]> => {
    const item = { kind, itemId: id };
    const newest = await findNewestHash.first(item);
    const statements: Statement[] = [];
    // First edit here, or a change from elsewhere since the last one, such as an import: its text must not be lost.
    const found = before ? textIn(before) : null;
    if (before && found !== null && newest?.hash !== before.hash) {
      const { hash } = before;
      statements.push(
        insertRevision.with({ ...item, id: newId(), source: found, hash, how: 'found', byUserId: null, at: now() }),
      );
    }
    const how = source === null ? 'removed' : as;
    const hash = source === null ? '' : hashOf(source);
    statements.push(insertRevision.with({ ...item, id: newId(), source, hash, how, byUserId, at: now() }));
    return [...statements, ...(await editors.tell({ kind, id }, null))];
  };
}
