import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A reason not to start that the operator can mend; printed as one line without a stack trace. */
export class StartError extends Error {}

/** Makes the data folder if it is missing. Throws {@link StartError} when it cannot be written. */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${codeOf(error)}). Set OPVIR_DATA_DIR to one that can.`,
    );
  }
}

/**
 * Keeps a second server off the same data folder until this process ends.
 * An SQLite lock and not a file with a process id: the system lets go of it however the process ends.
 */
export function lockDataFolder(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new StartError(
      `Another server is running on the data folder ${dataDir}. Stop it first, or set OPVIR_DATA_DIR to another folder.`,
    );
  }
  return () => lock.close();
}

/** The key that signs session cookies: generated at the first start, readable by its owner only. */
export function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  try {
    writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
