import type { Database } from '../db/database.ts';
import { type AssetFacts, assetTypeOf } from './assets.ts';
import { hashOfFiles } from './folder.ts';
import { type ContentSource, type KindName, pathOf } from './kinds.ts';
import { type AssetRow, type ItemRow, contentQueries } from './queries.ts';
import type { SnapshotParts } from './snapshot.ts';

export interface StoredContent {
  readonly version: number;
  readonly items: readonly ItemRow[];
  readonly assets: readonly AssetRow[];
}

/** Gives a function that reads all that is stored of one version: texts, and what is known of the files beside them. */
export function storedReader(db: Database): () => Promise<StoredContent> {
  const { getVersion, listItems, listAssets } = contentQueries(db);
  return async () => {
    for (;;) {
      const version = (await getVersion.first({}))?.version ?? 0;
      const [items, assets] = await Promise.all([listItems.all({}), listAssets.all({})]);
      // A change between the readings: what was read may be of two versions.
      if ((await getVersion.first({}))?.version === version) return { version, items, assets };
    }
  };
}

/** What is known of a stored file, without its bytes. */
export function factsOf({ path, hash, sizeBytes }: AssetRow): AssetFacts {
  return { path, hash, sizeBytes, type: assetTypeOf(path) ?? 'application/octet-stream' };
}

/** What a snapshot of what is stored is made of. */
export function partsOf(stored: StoredContent, parts: Pick<SnapshotParts, 'kinds' | 'hasPage'>): SnapshotParts {
  const { version, items, assets } = stored;
  const texts = items.filter(({ source }) => source !== null);
  const sources = texts.map(({ kind, id, source }): ContentSource => ({
    kind: kind as KindName,
    id,
    source: source ?? '',
  }));
  const paths = texts.flatMap(({ kind: name, id, hash }) => {
    const kind = parts.kinds.find((each) => each.name === name);
    return kind ? [{ path: pathOf(kind, id), hash }] : [];
  });
  const hash = hashOfFiles([...paths, ...assets]);
  const files = assets.map(factsOf);
  return { ...parts, version, hash, sources, assets: files, checked: 'stored' };
}
