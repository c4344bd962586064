import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';
import { type ContentFault, ContentFaults } from './faults.ts';
import { isVideo } from './assets.ts';
import type { ContentFolder } from './folder.ts';
import { type ContentSource, type ContentKind, kindAt, pathOf } from './kinds.ts';
import { type ImportStep, planImport } from './plan-import.ts';
import { type AssetRow, contentQueries } from './queries.ts';
import { missingItems } from './required.ts';
import { type StoredContent, factsOf, storedReader } from './read-stored.ts';
import { type ContentChange, type ContentReaderDeps, type ReadContent, contentReader } from './read-content.ts';
import { storeFiles } from './store-files.ts';

export interface ImportChoices {
  /** Treatment of content that was edited in place since the last import. */
  readonly edited: 'refuse' | 'overwrite' | 'keep';
  /** Removes content that is in the database but not in the folder. */
  readonly prune: boolean;
  /** True if the folder's texts have been checked already. */
  readonly isChecked?: boolean;
}

/** Steps of an import into one version of the content, and every fault that prevents it. */
export interface PreparedImport {
  readonly folder: ContentFolder;
  /** The stored content that it was compared with. */
  readonly stored: StoredContent;
  /** All paths of the folder and of the database. */
  readonly steps: readonly ImportStep[];
  readonly faults: readonly ContentFault[];
  /** Steps that change a row. */
  readonly chosen: readonly ImportStep[];
  /** Changed texts among them, in their new form. */
  readonly changes: readonly ContentChange[];
  readonly content: Pick<ReadContent, 'find'>;
}

interface Deps extends ContentReaderDeps {
  readonly db: Database;
}

/** Compares the folder with the database and checks the result; changes nothing. */
export async function prepareImport(
  { db, ...parts }: Deps,
  folder: ContentFolder,
  { edited, prune, isChecked = false }: ImportChoices,
): Promise<PreparedImport> {
  const { kinds } = parts;
  const stored = await storedReader(db)();
  const steps = planImport(kinds, stored, folder, prune);
  const left = ['unchanged', 'absent', ...(edited === 'overwrite' ? [] : ['edited'])];
  const chosen = steps.filter(({ what }) => !left.includes(what));
  const isTaken = new Set(chosen.map(({ path }) => path));
  const texts = stored.items.flatMap(({ kind: name, id, source }): ContentSource[] => {
    const kind = kinds.find((each) => each.name === name);
    return kind === undefined || source === null || isTaken.has(pathOf(kind, id))
      ? []
      : [{ kind: kind.name, id, source }];
  });
  const files = stored.assets.filter(({ path }) => !isTaken.has(path)).map(factsOf);
  const assets = [...files, ...folder.assets.filter(({ path }) => isTaken.has(path))];
  const changes = changesOf(kinds, folder, chosen);
  const content = await contentReader(parts)({
    base: { version: stored.version + 1, sources: texts, assets },
    changes,
    isAlone: false,
    ...(isChecked && { checked: 'faultless' }),
  });
  const refused = edited === 'refuse' ? steps.filter(({ what }) => what === 'edited').map(editedFault) : [];
  const there = [...texts, ...changes.filter(({ source }) => source !== null)];
  const faults = [...folder.faults, ...content.faults, ...missingItems(kinds, there), ...refused];
  return { folder, stored, steps, chosen: chosen, changes, content: content, faults };
}

/** Changed texts among the steps. */
function changesOf(
  kinds: readonly ContentKind[],
  folder: ContentFolder,
  taken: readonly ImportStep[],
): readonly ContentChange[] {
  const sources = new Map(folder.items.map(({ path, source }) => [path, source]));
  return taken.flatMap(({ path }): ContentChange[] => {
    const found = kindAt(kinds, path);
    return found ? [{ kind: found.kind.name, id: found.id, source: sources.get(path) ?? null }] : [];
  });
}

type Queries = ReturnType<typeof contentQueries>;

interface Run {
  /** Records the folder as the one loaded at the last start. */
  readonly rememberFolder?: boolean;
  /** Called after each file with the number done and the total. */
  readonly progress?: (done: number, of: number) => void;
  /** Statements to commit together with the import. */
  readonly besides?: readonly Statement[];
}

/** Number of files written before others get their turn. */
const filesAtOnce = 100;

/**
 * Imports a folder's content in one transaction. Throws {@link ContentFaults} if it was prepared with faults, if the
 * content has changed since, or if an item cannot be removed because users depend on it.
 */
export async function runImport(
  { db, kinds }: Pick<Deps, 'db' | 'kinds'>,
  { folder, stored, faults, chosen, content }: PreparedImport,
  { rememberFolder = false, progress, besides = [] }: Run = {},
): Promise<void> {
  if (faults.length > 0) throw new ContentFaults(faults);
  const queries = contentQueries(db);
  const files = new Map([...folder.items, ...folder.assets].map((file) => [file.path, file]));
  const there = new Map(stored.assets.map((asset) => [asset.path, asset]));
  const isTaken = new Set(chosen.map(({ path }) => path));
  await storeFiles(
    db,
    folder.assets.filter(({ path }) => isTaken.has(path)),
  );
  await db.transaction(async (run) => {
    const [changed] = await run(queries.nextVersion.with({}));
    if (changed?.version !== stored.version + 1) {
      throw new ContentFaults([
        { path: '.', line: null, message: 'the content has changed in the meantime; try again' },
      ]);
    }
    for (const [index, { path }] of chosen.entries()) {
      const file = files.get(path);
      const found = kindAt(kinds, path);
      const statements = found
        ? itemStatements({ db, queries }, found, file && 'source' in file ? file : undefined, content)
        : assetStatements(queries, path, file && 'file' in file ? file : undefined, there.get(path));
      for (const statement of statements) await run(statement);
      progress?.(index + 1, chosen.length);
      if (index % filesAtOnce === filesAtOnce - 1) await othersTurn();
    }
    for (const [index, statement] of besides.entries()) {
      await run(statement);
      if (index % filesAtOnce === filesAtOnce - 1) await othersTurn();
    }
    // Inside the transaction: an import that has seen this version stores its files afterwards.
    await run(queries.deleteFilePartsLeft.with({}));
    if (rememberFolder) await run(queries.updateFolderHash.with({ folderHash: folder.hash }));
  });
}

function assetStatements(
  { deleteAsset, upsertAsset, putRemovedAsset }: Queries,
  path: string,
  file: ContentFolder['assets'][number] | undefined,
  before: AssetRow | undefined,
): readonly Statement[] {
  if (file !== undefined) {
    const { hash, sizeBytes } = file;
    return [upsertAsset.with({ path, hash, importedHash: hash, sizeBytes })];
  }
  // An older version or a draft may show an image, which is restored with it.
  const isKept = before && !isVideo(factsOf(before));
  const removedAsset = isKept ? [putRemovedAsset.with({ path, hash: before.hash, sizeBytes: before.sizeBytes })] : [];
  return [...removedAsset, deleteAsset.with({ path })];
}

function itemStatements(
  { db, queries }: { db: Database; queries: Queries },
  { kind, id }: { kind: ContentKind; id: string },
  file: ContentFolder['items'][number] | undefined,
  made: PreparedImport['content'],
): readonly Statement[] {
  const { deleteItem, upsertItem } = queries;
  const rows = kind.rows?.(db);
  if (file === undefined) {
    const stays = (reason: string) =>
      new ContentFaults([{ path: pathOf(kind, id), line: null, message: `cannot be removed: ${reason}` }]);
    return [...(rows?.remove(id, stays) ?? []), deleteItem.with({ kind: kind.name, id })];
  }
  const { source, hash } = file;
  const value = rows && made.find(kind.name, id);
  const item = upsertItem.with({ kind: kind.name, id, source, hash, importedHash: hash });
  return rows && value !== undefined ? [item, rows.put(value)] : [item];
}

/** Fault of an item edited in place; the import can be told to overwrite it. */
export const editedMessage = 'was edited in place since the last import';

function editedFault({ path }: ImportStep): ContentFault {
  return { path, line: null, message: editedMessage };
}
