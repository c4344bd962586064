import type { Database } from '../db/database.ts';
import { prepareQuery } from '../db/prepared.ts';
import type { Statement } from '../db/statement.ts';

declare module '../db/tables.ts' {
  interface Tables {
    contentItems: ItemRow;
    contentAssets: AssetRow;
    contentFileParts: FilePartRow;
    /** What was taken away beside texts, while an older version of a text has its name. */
    contentRemovedImages: Omit<AssetRow, 'importedHash'>;
    /** One row. `version` grows with each change; `folderHash` is of the folder that was loaded last, null before the first. */
    contentVersion: { id: number; version: number; folderHash: string | null };
  }
}

/** See migration 0007 for what the two hashes say, and a `source` that is null. */
export type ItemRow = {
  kind: string;
  id: string;
  source: string | null;
  hash: string;
  importedHash: string | null;
};

export type AssetRow = {
  path: string;
  hash: string;
  importedHash: string | null;
  sizeBytes: number;
};

/** Bytes of the file of this hash from `start` on, as base64: of an image mostly all of it. */
export type FilePartRow = {
  hash: string;
  start: number;
  data: string;
};

/** The topic of commits that change content: each begins with one of the two statements that raise its version. */
export const contentTopic = 'content';

export function contentQueries(db: Database) {
  return {
    getVersion: prepareQuery(db)((kysely) => kysely.selectFrom('contentVersion').select(['version', 'folderHash'])),
    listItems: prepareQuery(db)((kysely) => kysely.selectFrom('contentItems').selectAll()),
    /** Of those that are there; one without a source was taken out in place. */
    listItemKeys: prepareQuery(db)((kysely) =>
      kysely.selectFrom('contentItems').select(['kind', 'id']).where('source', 'is not', null),
    ),
    listAssets: prepareQuery(db)((kysely) =>
      kysely.selectFrom('contentAssets').select(['path', 'hash', 'importedHash', 'sizeBytes']),
    ),
    /** The part in which the byte at `at` stands. */
    findFilePart: prepareQuery<{ hash: string; at: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('contentFileParts')
        .select(['start', 'data'])
        .where('hash', '=', param('hash'))
        .where('start', '<=', param('at'))
        .orderBy('start', 'desc')
        .limit(1),
    ),
    insertFilePart: prepareQuery<FilePartRow>(db)((kysely, param) =>
      kysely
        .insertInto('contentFileParts')
        .values({ hash: param('hash'), start: param('start'), data: param('data') })
        .onConflict((conflict) => conflict.columns(['hash', 'start']).doNothing()),
    ),
    /** Of files that no path has any more. */
    deleteFilePartsLeft: prepareQuery(db)((kysely) =>
      kysely
        .deleteFrom('contentFileParts')
        .where('hash', 'not in', (inner) => inner.selectFrom('contentAssets').select('contentAssets.hash'))
        .where('hash', 'not in', (inner) =>
          inner.selectFrom('contentRemovedImages').select('contentRemovedImages.hash'),
        ),
    ),
    /** The same for one file. */
    deletePartsOf: prepareQuery<{ hash: string }>(db)((kysely, param) =>
      kysely
        .deleteFrom('contentFileParts')
        .where('hash', '=', param('hash'))
        .where('hash', 'not in', (inner) => inner.selectFrom('contentAssets').select('contentAssets.hash'))
        .where('hash', 'not in', (inner) =>
          inner.selectFrom('contentRemovedImages').select('contentRemovedImages.hash'),
        ),
    ),
    listRemovedAssets: prepareQuery(db)((kysely) => kysely.selectFrom('contentRemovedImages').selectAll()),
    putRemovedAsset: prepareQuery<Omit<AssetRow, 'importedHash'>>(db)((kysely, param) => {
      const changed = { hash: param('hash'), sizeBytes: param('sizeBytes') };
      return kysely
        .insertInto('contentRemovedImages')
        .values({ path: param('path'), ...changed })
        .onConflict((conflict) => conflict.column('path').doUpdateSet(changed));
    }),
    /** Of what is in its place again. */
    deleteRemovedAsset: prepareQuery<{ path: string }>(db)((kysely, param) =>
      kysely
        .deleteFrom('contentRemovedImages')
        .where('path', '=', param('path'))
        .where('hash', 'in', (inner) =>
          inner
            .selectFrom('contentAssets')
            .select('contentAssets.hash')
            .where('contentAssets.path', '=', param('path')),
        ),
    ),
    findItem: prepareQuery<{ kind: string; id: string }>(db)((kysely, param) =>
      kysely.selectFrom('contentItems').selectAll().where('kind', '=', param('kind')).where('id', '=', param('id')),
    ),
    /** The first statement of every change: others wait until it is committed or given up. Gives the new version. */
    nextVersion: aboutContent(
      prepareQuery(db)((kysely) =>
        kysely
          .updateTable('contentVersion')
          .set((eb) => ({ version: eb('version', '+', 1) }))
          .returning('version'),
      ),
    ),
    /** The same for who has read all of `version`; gives no row if it has moved. */
    nextVersionAfter: aboutContent(
      prepareQuery<{ version: number }>(db)((kysely, param) =>
        kysely
          .updateTable('contentVersion')
          .set((eb) => ({ version: eb('version', '+', 1) }))
          .where('version', '=', param('version'))
          .returning('version'),
      ),
    ),
    /** An item as it was edited in place: what a folder last brought stays known. */
    upsertEditedItem: prepareQuery<{ kind: string; id: string; source: string; hash: string }>(db)((kysely, param) =>
      kysely
        .insertInto('contentItems')
        .values({
          kind: param('kind'),
          id: param('id'),
          source: param('source'),
          hash: param('hash'),
          importedHash: null,
        })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'id']).doUpdateSet({ source: param('source'), hash: param('hash') }),
        ),
    ),
    /** Taken out in place: a folder that has it must not bring it back unasked, and its versions can. */
    emptyItem: prepareQuery<{ kind: string; id: string }>(db)((kysely, param) =>
      kysely
        .updateTable('contentItems')
        .set({ source: null, hash: '' })
        .where('kind', '=', param('kind'))
        .where('id', '=', param('id')),
    ),
    insertAsset: prepareQuery<{ path: string; hash: string; sizeBytes: number }>(db)((kysely, param) =>
      kysely
        .insertInto('contentAssets')
        .values({ path: param('path'), hash: param('hash'), importedHash: null, sizeBytes: param('sizeBytes') })
        .onConflict((conflict) => conflict.column('path').doNothing())
        .returning('path'),
    ),
    updateFolderHash: prepareQuery<{ folderHash: string }>(db)((kysely, param) =>
      kysely.updateTable('contentVersion').set({ folderHash: param('folderHash') }),
    ),
    upsertItem: prepareQuery<ItemRow>(db)((kysely, param) => {
      const changed = { source: param('source'), hash: param('hash'), importedHash: param('importedHash') };
      return kysely
        .insertInto('contentItems')
        .values({ kind: param('kind'), id: param('id'), ...changed })
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(changed));
    }),
    deleteItem: prepareQuery<{ kind: string; id: string }>(db)((kysely, param) =>
      kysely.deleteFrom('contentItems').where('kind', '=', param('kind')).where('id', '=', param('id')),
    ),
    upsertAsset: prepareQuery<AssetRow>(db)((kysely, param) => {
      const changed = { hash: param('hash'), importedHash: param('importedHash'), sizeBytes: param('sizeBytes') };
      return kysely
        .insertInto('contentAssets')
        .values({ path: param('path'), ...changed })
        .onConflict((conflict) => conflict.column('path').doUpdateSet(changed));
    }),
    deleteAsset: prepareQuery<{ path: string }>(db)((kysely, param) =>
      kysely.deleteFrom('contentAssets').where('path', '=', param('path')),
    ),
  };
}

function aboutContent<V, Row>(query: { with(values: V): Statement<Row> }) {
  return { with: (values: V): Statement<Row> => ({ ...query.with(values), topic: contentTopic }) };
}
