import type { ContentFolder } from './folder.ts';
import { type ContentKind, pathOf } from './kinds.ts';
import type { ItemRow } from './queries.ts';
import type { StoredContent } from './read-stored.ts';

/**
 * What an import would do with one file. `edited`: it was edited, made or taken out in place since a folder last brought
 * it, and the folder has something else; `adopted`: it has the same now; `absent`: the folder lacks it, and it stays.
 */
export interface ImportStep {
  readonly path: string;
  readonly what: 'added' | 'changed' | 'unchanged' | 'adopted' | 'edited' | 'absent' | 'removed';
}

/** Compares a folder with what is stored, path by path. */
export function planImport(
  kinds: readonly ContentKind[],
  stored: StoredContent,
  folder: Pick<ContentFolder, 'items' | 'assets'>,
  prune: boolean,
): readonly ImportStep[] {
  const before = storedPaths(kinds, stored);
  const steps = [...folder.items, ...folder.assets].map(({ path, hash }): ImportStep => {
    const now = before.get(path);
    before.delete(path);
    if (now === undefined) return { path, what: 'added' };
    if (now.hash === hash) return { path, what: now.importedHash === hash ? 'unchanged' : 'adopted' };
    return { path, what: now.hash === now.importedHash ? 'changed' : 'edited' };
  });
  for (const [path, { hash, importedHash }] of before) {
    // Taken out in place, and the folder lacks it too.
    if (hash === '') continue;
    if (!prune) steps.push({ path, what: 'absent' });
    else steps.push({ path, what: hash === importedHash ? 'removed' : 'edited' });
  }
  return steps.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

type Hashes = Pick<ItemRow, 'hash' | 'importedHash'>;

function storedPaths(kinds: readonly ContentKind[], { items, assets }: StoredContent): Map<string, Hashes> {
  const paths = new Map<string, Hashes>(assets.map((asset) => [asset.path, asset]));
  for (const item of items) {
    const kind = kinds.find(({ name }) => name === item.kind);
    if (kind !== undefined) paths.set(pathOf(kind, item.id), item);
  }
  return paths;
}
