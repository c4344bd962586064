import type { FastifyBaseLogger } from 'fastify';
import { StartError } from '../config/start-error.ts';
import type { Database } from '../db/database.ts';
import { ContentFaults, faultLine } from './faults.ts';
import { type ContentFolder, readFolder } from './folder.ts';
import { prepareImport, runImport } from './import-content.ts';
import { contentQueries } from './queries.ts';
import { missingItems } from './required.ts';
import type { SnapshotParts } from './snapshot.ts';

interface Deps extends Pick<SnapshotParts, 'kinds' | 'hasPage'> {
  readonly db: Database;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** The folder that the operator configured, or null. */
  readonly contentDir: string | null;
  /** The default content that ships with the program, for a new installation. */
  readonly defaultDir: string;
  /** Hash of a folder that was already checked when the program was built; null if there is none. */
  readonly checkedHash: string | null;
}

/**
 * Loads content into a new installation, or the operator's folder if it has changed since the last start. Content
 * edited in place stays. Missing required items, such as texts of new pages, come from the default content.
 * Throws `StartError` if there is no content to start with; later, faults of a folder are logged and the site keeps its
 * content.
 */
export async function loadAtStart(deps: Deps): Promise<void> {
  const { db, log, contentDir, defaultDir } = deps;
  const from = contentDir ?? defaultDir;
  const loaded = await findLoaded(db);
  const lacking = await findLacking(deps);
  if (contentDir === null && loaded !== null && lacking.length === 0) return;
  const folder = await readFolder(from, deps.kinds);
  const isNew = folder.hash !== loaded && (contentDir !== null || loaded === null);
  if (!isNew && lacking.length === 0) return;
  const whole = await withLacking(deps, isNew ? folder : nothingOf(folder), lacking);
  const isChecked = loaded === null && whole.hash === deps.checkedHash && whole.faults.length === 0;
  const prepared = await prepareImport(deps, whole, { edited: 'keep', prune: false, isChecked });
  try {
    await runImport(deps, prepared, { rememberFolder: isNew });
  } catch (error) {
    if (!(error instanceof ContentFaults)) throw error;
    // Another process that started at the same time was faster.
    if (isNew ? (await findLoaded(db)) === folder.hash : (await findLacking(deps)).length === 0) return;
    const faults = error.faults.map(faultLine);
    if (loaded === null) throw new StartError(`The content in ${from} has faults:\n${faults.join('\n')}`);
    log.error({ from, faults }, 'content has faults and is not loaded; the site keeps its current content');
    // The faults are in the operator's folder; the default content is not affected.
    if (contentDir !== null && lacking.length > 0) await loadAtStart({ ...deps, contentDir: null });
    return;
  }
  const edited = prepared.steps.filter(({ what }) => what === 'edited').map(({ path }) => path);
  if (edited.length > 0 && loaded !== null)
    log.warn({ kept: edited }, 'content that was edited in place is not overwritten');
  // Another process that started at the same time may have been faster here too.
  if (prepared.chosen.length > 0) log.info({ from, files: prepared.chosen.length }, 'content loaded');
}

/** Loads content if a newer program has created the tables but no server has started since. */
export async function loadFirst(deps: Deps): Promise<void> {
  if ((await findLoaded(deps.db)) === null) await loadAtStart(deps);
}

/** Paths of required items that the site lacks. */
async function findLacking({ db, kinds }: Deps): Promise<readonly string[]> {
  const stored = await contentQueries(db).listItemKeys.all({});
  return missingItems(kinds, stored).map(({ path }) => path);
}

/** The folder, plus the missing items that it does not contain. */
async function withLacking(
  { defaultDir, kinds }: Deps,
  folder: ContentFolder,
  lacking: readonly string[],
): Promise<ContentFolder> {
  const missing = new Set(lacking);
  for (const { path } of folder.items) missing.delete(path);
  if (missing.size === 0) return folder;
  const { items } = await readFolder(defaultDir, kinds);
  return { ...folder, items: [...folder.items, ...items.filter(({ path }) => missing.has(path))] };
}

function nothingOf(folder: ContentFolder): ContentFolder {
  return { ...folder, items: [], assets: [], faults: [] };
}

async function findLoaded(db: Database): Promise<string | null> {
  return (await contentQueries(db).getVersion.first({}))?.folderHash ?? null;
}
