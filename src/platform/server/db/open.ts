import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Migration } from 'kysely/migration';
import postgres from 'postgres';
import { namePostgres } from '../config/postgres-address.ts';
import { StartError } from '../config/start-error.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from './database.ts';
import { isMigrated, migrateToLatest } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openPostgresSnapshot } from './snapshot-postgres.ts';
import { openSqliteSnapshot } from './snapshot-sqlite.ts';
import type { Snapshot } from './snapshot.ts';
import { openSqlite } from './sqlite.ts';
import { sqliteStartError } from './sqlite-faults.ts';

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** Human-readable name of the database, without its password. */
export function nameDatabase({ databaseUrl, dataDir }: Place): string {
  if (databaseUrl === null) return sqlitePath(dataDir);
  const { database, place } = namePostgres(databaseUrl);
  return `${database} at ${place}`;
}

/**
 * Opens the configured database and waits for its first answer. Throws `StartError` if there is none. `answerMaxMs`
 * replaces PostgreSQL's time for a statement.
 */
export async function openDatabase(place: Place, answerMaxMs?: number): Promise<Database> {
  if (place.databaseUrl === null) return openSqliteFile(sqlitePath(place.dataDir));
  const db = openPostgres(place.databaseUrl, answerMaxMs);
  try {
    await db.ping();
    return db;
  } catch (error) {
    await db.close();
    throw new StartError(`The database ${nameDatabase(place)} (DATABASE_URL) ${whyNotOpened(error)}`, { cause: error });
  }
}

const untrustedCodes = new Set([
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
]);

/**
 * Reason why a database could not be opened. A server that refuses, or has an untrusted certificate, counts as
 * answering.
 */
function whyNotOpened(error: unknown): string {
  if (!(error instanceof Error)) return `does not answer: ${String(error)}`;
  const code = 'code' in error ? String(error.code) : '';
  if (untrustedCodes.has(code))
    return `has a certificate from an unknown authority (${code}). Add sslrootcert= with the path of its root certificate`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `has a certificate for another name: ${error.message}. Use the host name in the certificate, or sslmode=verify-ca`;
  return `${error instanceof postgres.PostgresError ? 'refuses' : 'does not answer'}: ${error.message || code}`;
}

/** Opens the database and migrates it, creating its tables in a new installation. Throws `StartError`. */
export function openUpToDate(place: Place, migrations: Record<string, Migration>): Promise<Database> {
  return openAnd(place, async (db) => void (await migrateToLatest(db, migrations)));
}

/**
 * Opens and migrates the database of an existing installation. Throws `StartError` if there is none, and creates none:
 * a command run against the wrong installation would give wrong answers.
 */
export function openInstallation(place: Place, migrations: Record<string, Migration>): Promise<Database> {
  return openMade(place, migrations, async (db) => void (await migrateToLatest(db, migrations)));
}

/** Opens the database of an existing installation without migrating it. */
export function openInstallationAsItIs(place: Place, migrations: Record<string, Migration>): Promise<Database> {
  return openMade(place, migrations, async () => undefined);
}

async function openMade(
  place: Place,
  migrations: Record<string, Migration>,
  prepare: (db: Database) => Promise<void>,
): Promise<Database> {
  const absent = noInstallation(place);
  if (place.databaseUrl === null && !existsSync(nameDatabase(place))) throw absent;
  return openAnd(place, async (db) => {
    if (!(await isMigrated(db, migrations))) throw absent;
    await prepare(db);
  });
}

/** Error for settings that name a database that no server has initialized. */
export function noInstallation(place: Place): StartError {
  return new StartError(
    `There is no Opvir database ${place.databaseUrl === null ? 'at' : 'in'} ${nameDatabase(place)}. Set OPVIR_DATA_DIR or ` +
      'DATABASE_URL to the value that the server uses, or start the server once to create the database.',
  );
}

async function openAnd(place: Place, prepare: (db: Database) => Promise<void>): Promise<Database> {
  const db = await openDatabase(place);
  try {
    await prepare(db);
    return db;
  } catch (error) {
    await db.close();
    throw place.databaseUrl === null ? sqliteStartError(error, sqlitePath(place.dataDir)) : error;
  }
}

/** Opens a snapshot of the database that the settings name. Throws the driver's error where there is none. */
export function openSnapshot({ databaseUrl, dataDir }: Place): Promise<Snapshot> {
  return databaseUrl === null ? openSqliteSnapshot(sqlitePath(dataDir)) : openPostgresSnapshot(databaseUrl);
}

function openSqliteFile(path: string): Database {
  try {
    return openSqlite(path);
  } catch (error) {
    throw sqliteStartError(error, path);
  }
}

/** Path of the SQLite file in a data folder. */
export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'opvir.sqlite');
}
