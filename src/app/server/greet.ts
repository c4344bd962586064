import { resolve } from 'node:path';
import { namePostgres } from '../../platform/server/config/postgres-address.ts';
import { defaultDataDir, type Settings } from '../../platform/server/config/settings.ts';

/** Startup message: the address, the data, and the command line for the operator. */
export function greeting(address: string, settings: Settings): string {
  const { dataDir, databaseUrl, brand } = settings;
  const database =
    databaseUrl === null ? 'SQLite in the data folder' : `PostgreSQL at ${namePostgres(databaseUrl).place}`;
  return [
    '',
    `  ${brand} is running at ${address}`,
    `  Data folder: ${dataDir} (${database})`,
    `  Make an administrator${operatorHint(settings)} -- user grant <email> admin`,
    '  Stop it with Ctrl+C',
    '',
    '',
  ].join('\n');
}

/** Command line for this installation: a shell without the server's settings would not find it. */
function operatorHint({ dataDir, databaseUrl }: Settings): string {
  const command = 'npm run opvir';
  // The URL is not printed: it contains a password.
  if (databaseUrl !== null) return `, with the same DATABASE_URL: ${command}`;
  if (dataDir === resolve(defaultDataDir)) return `: ${command}`;
  if (process.platform === 'win32') return `, with OPVIR_DATA_DIR set to ${dataDir}: ${command}`;
  return `: OPVIR_DATA_DIR=${quoted(dataDir)} ${command}`;
}

/** Quotes a text as one word of a POSIX shell. */
function quoted(text: string): string {
  return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
