import type { ContentFolder } from './folder.ts';
import { type ContentKind, pathOf } from './kinds.ts';
import type { ItemRow } from './queries.ts';
import type { StoredContent } from './read-stored.ts';

/**
 * Effect of an import on one file. `edited`: it was edited, created or removed in place since the last import, and the
 * folder differs; `adopted`: the folder now has the same text; `absent`: not in the folder, and it stays.
 */
export interface ImportStep {
  readonly path: string;
  readonly what: 'added' | 'changed' | 'unchanged' | 'adopted' | 'edited' | 'absent' | 'removed';
}

/** Compares a folder with the stored content, path by path. */
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
    // Removed in place, and missing in the folder too.
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
