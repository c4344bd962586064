import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../config/start-error.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * Migrates to the latest schema; safe in concurrent processes. Returns the names of applied migrations. Throws
 * `StartError` if a newer version has migrated the database.
 */
export async function migrateToLatest(db: Database, migrations: Record<string, Migration>): Promise<string[]> {
  const { unknown } = await pendingMigrations(db, migrations);
  if (unknown.length > 0)
    throw new StartError(`A newer version of Opvir has updated this database: ${unknown.join(', ')}.`);
  const { error, results = [] } = await db.withoutLimits((kysely) => migratorOf(kysely, migrations).migrateToLatest());
  // Rethrows the driver's error unchanged.
  // oxlint-disable-next-line typescript/only-throw-error -- Kysely types the error as unknown
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/** True if migrations have run on this database before; changes nothing. */
export async function isMigrated({ kysely }: Database, migrations: Record<string, Migration>): Promise<boolean> {
  const known = await migratorOf(kysely, migrations).getMigrations();
  return known.some(({ executedAt }) => executedAt !== undefined);
}

/** Returns the number of applied migrations, the pending ones and those of a newer version; changes nothing. */
export async function pendingMigrations(
  { kysely }: Database,
  migrations: Record<string, Migration>,
): Promise<{ ran: number; pending: string[]; unknown: string[] }> {
  const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return { ran: 0, pending: [], unknown: [] };
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(kysely);
  const ran = rows.map(({ name }) => name);
  const known = Object.keys(migrations);
  return {
    ran: ran.length,
    pending: known.filter((name) => !ran.includes(name)),
    unknown: ran.filter((name) => !known.includes(name)),
  };
}

/** Kysely's migrator for these migrations; with a transaction, part of it. */
export function migratorOf(kysely: Kysely<Tables>, migrations: Record<string, Migration>): Migrator {
  return new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
}
