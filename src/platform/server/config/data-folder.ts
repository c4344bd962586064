import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isSqliteBusy } from '../db/sqlite-faults.ts';
import { syncFolder } from '../sync-folder.ts';
import { StartError, codeOf } from './start-error.ts';

/** Makes the data folder if it is missing. Throws {@link StartError} when it cannot be written. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    const created = await mkdir(dataDir, { recursive: true });
    if (created !== undefined) await syncFolder(dirname(dataDir), dirname(created));
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${codeOf(error)}). Set OPVIR_DATA_DIR to a writable folder.`,
    );
  }
}

/**
 * Keeps a second server off the same data folder until this process ends.
 * An SQLite lock and not a file with a process id: the system lets go of it however the process ends.
 */
export function lockDataFolder(dataDir: string): () => void {
  const path = join(dataDir, 'server.lock');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: 0 });
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (!isSqliteBusy(error)) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartError(`The lock ${path} cannot be taken (${reason}). Fix this, or remove the file.`);
    }
    throw new StartError(
      `Another server is running on the data folder ${dataDir}. Stop it first, or set OPVIR_DATA_DIR to another folder.`,
    );
  }
  return () => lock.close();
}
