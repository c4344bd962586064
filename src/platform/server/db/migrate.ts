import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

/** Brings the schema up to date; safe to call by several processes at once. Gives the names of what was applied. */
export async function migrateToLatest(
  kysely: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  // Whatever the driver threw; passed on untouched.
  // oxlint-disable-next-line typescript/only-throw-error -- typed as unknown by Kysely
  if (error) throw error;
  return results.map((result) => result.migrationName);
}
