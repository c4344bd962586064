import { hashOf } from '../../../platform/server/content/folder.ts';
import type { ItemRow } from '../../../platform/server/content/queries.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { AuthoringDeps, ItemName } from './deps.ts';
import { type RevisionRow, revisionQueries } from './queries.ts';
import { openEditors } from './tell-editors.ts';
import { textIn } from './text-in.ts';

interface NewText extends ItemName {
  /** Null takes it off the site. */
  readonly source: string | null;
}

/** Writes down what texts become when others take their place, and tells whoever has them open: statements for the commit of that. */
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
    // The first edit, or somebody else's since, such as an import: what was there must not be lost.
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
