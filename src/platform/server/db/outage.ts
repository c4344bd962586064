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

/** True for a failure of the database itself, as opposed to one of the statement. */
export function isDatabaseOutage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && outageCodes.has(String(error.code));
}
