import type { Database } from '../db/database.ts';
import { prepareQuery } from '../db/prepared.ts';
import type { Statement } from '../db/statement.ts';

declare module '../db/tables.ts' {
  interface Tables {
    contentItems: ItemRow;
    contentAssets: AssetRow;
    contentFileParts: FilePartRow;
    /** Removed assets, while an older version of a text may still reference them. */
    contentRemovedImages: Omit<AssetRow, 'importedHash'>;
    /**
     * A single row. `version` grows with each change; `folderHash` is that of the last folder loaded, null before the
     * first.
     */
    contentVersion: { id: number; version: number; folderHash: string | null };
  }
}

/** See migration 0007 for the two hashes and a null `source`. */
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

/** Part of the file with this hash, from byte `start` on, as base64; most images are a single part. */
export type FilePartRow = {
  hash: string;
  start: number;
  data: string;
};

/** Topic of commits that change content: each begins with one of the two statements that raise its version. */
export const contentTopic = 'content';

export function contentQueries(db: Database) {
  return {
    getVersion: prepareQuery(db)((kysely) => kysely.selectFrom('contentVersion').select(['version', 'folderHash'])),
    listItems: prepareQuery(db)((kysely) => kysely.selectFrom('contentItems').selectAll()),
    /** Keys of existing items; one without a source was removed in place. */
    listItemKeys: prepareQuery(db)((kysely) =>
      kysely.selectFrom('contentItems').select(['kind', 'id']).where('source', 'is not', null),
    ),
    listAssets: prepareQuery(db)((kysely) =>
      kysely.selectFrom('contentAssets').select(['path', 'hash', 'importedHash', 'sizeBytes']),
    ),
    /** The part that contains the byte at `at`. */
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
    /** Deletes parts of files that no path references any more. */
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
    /** Deletes the record of a removed asset that has been restored. */
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
    /**
     * First statement of every change: concurrent changes wait until it commits or rolls back. Returns the new version.
     */
    nextVersion: aboutContent(
      prepareQuery(db)((kysely) =>
        kysely
          .updateTable('contentVersion')
          .set((eb) => ({ version: eb('version', '+', 1) }))
          .returning('version'),
      ),
    ),
    /** The same for a caller that has read all of `version`; returns no row if the version has changed. */
    nextVersionAfter: aboutContent(
      prepareQuery<{ version: number }>(db)((kysely, param) =>
        kysely
          .updateTable('contentVersion')
          .set((eb) => ({ version: eb('version', '+', 1) }))
          .where('version', '=', param('version'))
          .returning('version'),
      ),
    ),
    /** Stores an item edited in place; `importedHash` stays. */
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
    /** Removes an item in place: an import must not restore it unless told to, but its versions can. */
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
