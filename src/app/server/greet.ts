import { resolve } from 'node:path';
import { namePostgres } from '../../platform/server/config/postgres-address.ts';
import { defaultDataDir, type Settings } from '../../platform/server/config/settings.ts';

/** What the server says once it runs: where, on which data, and how its operator speaks to it. */
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

/** How the command line reaches this installation: in a shell that lacks the server's settings it would not find it. */
function operatorHint({ dataDir, databaseUrl }: Settings): string {
  const command = 'npm run opvir';
  // Not written out: it holds a password.
  if (databaseUrl !== null) return `, with the same DATABASE_URL: ${command}`;
  if (dataDir === resolve(defaultDataDir)) return `: ${command}`;
  if (process.platform === 'win32') return `, with OPVIR_DATA_DIR set to ${dataDir}: ${command}`;
  return `: OPVIR_DATA_DIR=${quoted(dataDir)} ${command}`;
}

/** As one word of a POSIX shell. */
function quoted(text: string): string {
  return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
