/** The database itself is unavailable, as opposed to one that rejects a statement: the caller may retry later. */
export class DatabaseOutage extends Error {
  override readonly name = 'DatabaseOutage';
}

/** SQLite result codes if another process holds the lock, or the disk fails or is full: BUSY, IOERR, FULL, CANTOPEN. */
const sqliteOutageCodes = new Set([5, 10, 13, 14]);
const sqlitePrimaryCodeMask = 0xff;

const closedMessages = new Set(['database is not open', 'statement has been finalized']);

/** Returns whether the database itself failed, on either engine; false for any other failure. */
export function isDatabaseOutage(error: unknown): boolean {
  return error instanceof DatabaseOutage || isSqliteOutage(error);
}

function isSqliteOutage(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === 'ERR_SQLITE_ERROR') {
    return 'errcode' in error && sqliteOutageCodes.has(Number(error.errcode) & sqlitePrimaryCodeMask);
  }
  // The file was closed because the server stops; a statement prepared earlier reports it in its own words.
  return error.code === 'ERR_INVALID_STATE' && closedMessages.has(error.message);
}
