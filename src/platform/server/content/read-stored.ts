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

/** Creates a function that reads all stored content of one version: texts, and assets without their bytes. */
export function storedReader(db: Database): () => Promise<StoredContent> {
  const { getVersion, listItems, listAssets } = contentQueries(db);
  return async () => {
    for (;;) {
      const version = (await getVersion.first({}))?.version ?? 0;
      const [items, assets] = await Promise.all([listItems.all({}), listAssets.all({})]);
      // If the version changed between the reads, they may mix two versions.
      if ((await getVersion.first({}))?.version === version) return { version, items, assets };
    }
  };
}

/** Metadata of a stored asset, without its bytes. */
export function factsOf({ path, hash, sizeBytes }: AssetRow): AssetFacts {
  return { path, hash, sizeBytes, type: assetTypeOf(path) ?? 'application/octet-stream' };
}

/** Input of a snapshot of stored content. */
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
