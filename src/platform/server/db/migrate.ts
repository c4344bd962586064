import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

/** Brings the schema up to date; safe to call by several processes at once. Gives the names of what was applied. */
export async function migrateToLatest(db: Database, migrations: Record<string, Migration>): Promise<string[]> {
  const { error, results = [] } = await db.withoutLimits((kysely) =>
    new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } }).migrateToLatest(),
  );
  // Whatever the driver threw; passed on untouched.
  // oxlint-disable-next-line typescript/only-throw-error -- typed as unknown by Kysely
  if (error) throw error;
  return results.map((result) => result.migrationName);
}
