/** What the driver and PostgreSQL say when the server is away, starting, stopping or full. */
const outageCodes = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/** What SQLite says when another process keeps its lock, or the disk fails or is full: BUSY, IOERR, FULL, CANTOPEN. */
const sqliteOutageCodes = new Set([5, 10, 13, 14]);
const sqlitePrimaryCodeMask = 0xff;

const closedMessages = new Set(['database is not open', 'statement has been finalized']);

/** True for a failure of the database itself, as opposed to one of the statement. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === 'ERR_SQLITE_ERROR') {
    return 'errcode' in error && sqliteOutageCodes.has(Number(error.errcode) & sqlitePrimaryCodeMask);
  }
  // The file was closed, while the server stops; a statement that was prepared before says it in its own words.
  if (error.code === 'ERR_INVALID_STATE') return closedMessages.has(error.message);
  return outageCodes.has(String(error.code));
}
