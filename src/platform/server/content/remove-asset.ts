import type { Database } from '../db/database.ts';
import { type Statement, required } from '../db/statement.ts';
import { type AssetRow, contentQueries } from './queries.ts';

/** A removed asset whose bytes are still stored. */
export type RemovedAsset = Pick<AssetRow, 'path' | 'hash' | 'sizeBytes'>;

interface Removal {
  /** Version of the content in which nothing references the file. */
  readonly version: number;
  readonly asset: RemovedAsset;
  /** True if it can be restored later. */
  readonly isKept: boolean;
}

/** Statements that remove an asset; the commit throws the error from `moved` if the content has changed since. */
export function removeAsset(
  db: Database,
  { version, asset, isKept }: Removal,
  moved: () => Error,
): readonly Statement[] {
  const { nextVersionAfter, deleteAsset, putRemovedAsset, deletePartsOf } = contentQueries(db);
  const { path, hash, sizeBytes } = asset;
  return [
    required(nextVersionAfter.with({ version }), moved),
    deleteAsset.with({ path }),
    ...(isKept ? [putRemovedAsset.with({ path, hash, sizeBytes })] : []),
    // Another path may have the same bytes. An import that has stored them meanwhile fails because the content has
    // changed.
    deletePartsOf.with({ hash }),
  ];
}

/**
 * Statements that restore an asset to its path; if another has taken the path by then, both that one and the removed
 * one stay.
 */
export function bringAssetBack(db: Database, { path, hash, sizeBytes }: RemovedAsset): readonly Statement[] {
  const { nextVersion, insertAsset, deleteRemovedAsset } = contentQueries(db);
  return [nextVersion.with({}), insertAsset.with({ path, hash, sizeBytes }), deleteRemovedAsset.with({ path })];
}
