/** The database itself does not answer, as opposed to one that refuses a statement: whoever asked may ask again later. */
export class DatabaseOutage extends Error {
  override readonly name = 'DatabaseOutage';
}

/** What SQLite says when another process keeps its lock, or the disk fails or is full: BUSY, IOERR, FULL, CANTOPEN. */
const sqliteOutageCodes = new Set([5, 10, 13, 14]);
const sqlitePrimaryCodeMask = 0xff;

const closedMessages = new Set(['database is not open', 'statement has been finalized']);

/** True for a failure of the database itself, whichever engine it is; never for one of anything else. */
export function isDatabaseOutage(error: unknown): boolean {
  return error instanceof DatabaseOutage || isSqliteOutage(error);
}

function isSqliteOutage(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === 'ERR_SQLITE_ERROR') {
    return 'errcode' in error && sqliteOutageCodes.has(Number(error.errcode) & sqlitePrimaryCodeMask);
  }
  // The file was closed, while the server stops; a statement that was prepared before says it in its own words.
  return error.code === 'ERR_INVALID_STATE' && closedMessages.has(error.message);
}
