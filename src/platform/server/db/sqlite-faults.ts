import { StartError } from '../config/start-error.ts';

/** https://sqlite.org/rescode.html */
const busy = 5;
const readOnly = 8;
const ioError = 10;
const corrupt = 11;
const full = 13;
const cannotOpen = 14;
const notADatabase = 26;
const primaryCodeMask = 0xff;

/** SQLite's primary result code, or null for a failure that is not SQLite's. */
export function sqliteCode(error: unknown): number | null {
  const isSqlite = error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
  return isSqlite && 'errcode' in error ? Number(error.errcode) & primaryCodeMask : null;
}

/** Another connection holds the lock. */
export function isSqliteBusy(error: unknown): boolean {
  return sqliteCode(error) === busy;
}

/** A {@link StartError} for what the operator can mend about the file at `path`; every other failure as it is. */
export function sqliteStartError(error: unknown, path: string): unknown {
  const reason = error instanceof Error ? error.message : String(error);
  switch (sqliteCode(error)) {
    case busy:
      return new StartError(`The database ${path} is in use by another program, and was so for too long. Try again.`);
    case readOnly:
    case cannotOpen:
      return new StartError(
        `The database ${path} cannot be opened (${reason}). It and its folder must belong to the user who starts this.`,
      );
    case ioError:
      return new StartError(`The disk of the database ${path} fails or is full (${reason}).`);
    case full:
      return new StartError(`There is no room for the database ${path} (${reason}). Make room on its disk.`);
    case corrupt:
    case notADatabase:
      return new StartError(
        `The database ${path} is damaged (${reason}). Put a backup in its place; docs/operating.md says how.`,
      );
    default:
      return error;
  }
}
