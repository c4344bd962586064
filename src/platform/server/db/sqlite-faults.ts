import { StartError } from '../config/start-error.ts';

/** https://sqlite.org/rescode.html */
const busy = 5;
const primaryCodeMask = 0xff;

type Say = (path: string, reason: string) => string;

const cannotBeOpened: Say = (path, reason) =>
  `The database ${path} cannot be opened (${reason}). It and its folder must belong to the user who starts this.`;
const isDamaged: Say = (path, reason) =>
  `The database ${path} is damaged (${reason}). Restore a backup; docs/operating.md explains how.`;

/**
 * Messages for failures that the operator can fix, by primary code: BUSY, READONLY, IOERR, CORRUPT, FULL, CANTOPEN,
 * NOTADB.
 */
const mendable: Readonly<Partial<Record<number, Say>>> = {
  [busy]: (path) => `The database ${path} is in use by another program, and stayed so for too long. Try again.`,
  8: cannotBeOpened,
  10: (path, reason) => `The disk of the database ${path} fails or is full (${reason}).`,
  11: isDamaged,
  13: (path, reason) => `There is no room for the database ${path} (${reason}). Free up space on its disk.`,
  14: cannotBeOpened,
  26: isDamaged,
};

/** SQLite's primary result code, or null for a failure that is not SQLite's. */
function sqliteCode(error: unknown): number | null {
  const isSqlite = error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
  return isSqlite && 'errcode' in error ? Number(error.errcode) & primaryCodeMask : null;
}

/** Returns whether another connection holds the lock. */
export function isSqliteBusy(error: unknown): boolean {
  return sqliteCode(error) === busy;
}

/**
 * Converts a failure of the file at `path` that the operator can fix to a {@link StartError}; returns others unchanged.
 */
export function sqliteStartError(error: unknown, path: string): unknown {
  const code = sqliteCode(error);
  const say = code === null ? undefined : mendable[code];
  return say && error instanceof Error ? new StartError(say(path, error.message), { cause: error }) : error;
}
