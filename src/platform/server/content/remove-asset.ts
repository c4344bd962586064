import type { Database } from '../db/database.ts';
import { type Statement, required } from '../db/statement.ts';
import { type AssetRow, contentQueries } from './queries.ts';

/** A file that was taken away, and its bytes, which are still there. */
export type RemovedAsset = Pick<AssetRow, 'path' | 'hash' | 'sizeBytes'>;

interface Removal {
  /** Of the content in which nothing names the file. */
  readonly version: number;
  readonly asset: RemovedAsset;
  /** Whether somebody may want it back. */
  readonly isKept: boolean;
}

/** What is committed to take a file away; the commit throws what `moved` makes if the content is another by then. */
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
    // Of another path, too, the same bytes may be. An import that has stored them meanwhile finds that the content has moved.
    deletePartsOf.with({ hash }),
  ];
}

/** What is committed to have a file back where it was; another that has its place by then stays, and so does what was taken away. */
export function bringAssetBack(db: Database, { path, hash, sizeBytes }: RemovedAsset): readonly Statement[] {
  const { nextVersion, insertAsset, deleteRemovedAsset } = contentQueries(db);
  return [nextVersion.with({}), insertAsset.with({ path, hash, sizeBytes }), deleteRemovedAsset.with({ path })];
}
