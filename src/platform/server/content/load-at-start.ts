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
  /** The folder that the operator names, or null. */
  readonly contentDir: string | null;
  /** The folder that came with the program: what a new installation begins with. */
  readonly defaultDir: string;
  /** The hash of a folder that needs no more checking: whoever built the program has done it. */
  readonly checkedHash: string | null;
}

/**
 * Fills an installation that has no content yet, and takes in the folder that the operator names when it is another than
 * at the last start. What was edited in place stays. Items that the site cannot do without and that neither has, such as
 * the texts of a page that a newer program brings, are taken from the program's own. Throws `StartError` when there is
 * nothing to begin with; later, a folder with faults is told in the log, and the site goes on with what it has.
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
    // Another process that starts at the same time was quicker.
    if (isNew ? (await findLoaded(db)) === folder.hash : (await findLacking(deps)).length === 0) return;
    const faults = error.faults.map(faultLine);
    if (loaded === null) throw new StartError(`The content in ${from} has faults:\n${faults.join('\n')}`);
    log.error({ from, faults }, 'content with faults is not loaded; the site goes on with what it has');
    // Of the operator's folder: what the program itself brings has no part in that.
    if (contentDir !== null && lacking.length > 0) await loadAtStart({ ...deps, contentDir: null });
    return;
  }
  const kept = prepared.steps.filter(({ what }) => what === 'edited').map(({ path }) => path);
  if (kept.length > 0 && loaded !== null) log.warn({ kept }, 'content that was edited in place is not overwritten');
  // Another process that starts at the same time may have been quicker here too.
  if (prepared.taken.length > 0) log.info({ from, files: prepared.taken.length }, 'content loaded');
}

/** Begins with content where a newer program has made the tables and no server has been started since. */
export async function loadFirst(deps: Deps): Promise<void> {
  if ((await findLoaded(deps.db)) === null) await loadAtStart(deps);
}

/** The paths of items that the site cannot do without and does not have. */
async function findLacking({ db, kinds }: Deps): Promise<readonly string[]> {
  const stored = await contentQueries(db).listItemKeys.all({});
  return missingItems(kinds, stored).map(({ path }) => path);
}

/** The folder, with those of the lacking items that it does not have itself. */
async function withLacking(
  { defaultDir, kinds }: Deps,
  folder: ContentFolder,
  lacking: readonly string[],
): Promise<ContentFolder> {
  const wanted = new Set(lacking);
  for (const { path } of folder.items) wanted.delete(path);
  if (wanted.size === 0) return folder;
  const { items } = await readFolder(defaultDir, kinds);
  return { ...folder, items: [...folder.items, ...items.filter(({ path }) => wanted.has(path))] };
}

function nothingOf(folder: ContentFolder): ContentFolder {
  return { ...folder, items: [], assets: [], faults: [] };
}

async function findLoaded(db: Database): Promise<string | null> {
  return (await contentQueries(db).getVersion.first({}))?.folderHash ?? null;
}
