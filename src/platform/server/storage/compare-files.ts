import type { Database } from '../db/database.ts';
import type { FileStore } from './file-store.ts';
import { fileQueries, listNamedFiles } from './queries.ts';
import type { FileColumn } from './storage.ts';

export interface FileComparison {
  /** Number of stored files. */
  readonly kept: number;
  /** Stored files that no row names and that are not waiting to be claimed. */
  readonly unnamed: { key: string; sizeBytes: number }[];
  /** Keys that rows name but that have no file. */
  readonly missing: string[];
}

/** Compares stored files with the rows that name them; may run while files come and go. */
export async function compareFiles(
  db: Database,
  files: FileStore,
  columns: readonly FileColumn[],
): Promise<FileComparison> {
  // In this order: a file added meanwhile is in none of the lists, or claimed before the rows are read.
  const kept = new Map<string, number>();
  for await (const { key, sizeBytes } of files.list()) kept.set(key, sizeBytes);
  const unclaimed = await fileQueries(db).listUnclaimed.all({ keptBefore: Number.MAX_SAFE_INTEGER });
  const named: string[] = [];
  for (const column of columns) named.push(...(await listNamedFiles(db, column)));
  const known = new Set([...unclaimed.map(({ key }) => key), ...named]);
  const missing: string[] = [];
  for (const key of named) if (!kept.has(key) && !(await exists(files, key))) missing.push(key);
  const unnamed = [...kept].filter(([key]) => !known.has(key)).map(([key, sizeBytes]) => ({ key, sizeBytes }));
  return { kept: kept.size, unnamed, missing };
}

/** Checks again: the file may have been added after the list was made. */
async function exists(files: FileStore, key: string): Promise<boolean> {
  const file = await files.read(key);
  file?.stream.destroy();
  return file !== null;
}
