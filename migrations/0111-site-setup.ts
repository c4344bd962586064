import type { Kysely } from 'kysely';

/** Creates the single row of site-wide settings. `version` changes with every change that visitors see. */
export async function up(db: Kysely<Record<string, unknown>>): Promise<void> {
  await db.schema
    .createTable('siteSetup')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('brand', 'text')
    .addColumn('accent', 'text')
    .addColumn('logo', 'text')
    .addColumn('logoType', 'text')
    .addColumn('mailTestedAt', 'bigint')
    .addColumn('dismissedAt', 'bigint')
    .execute();
  await db.insertInto('siteSetup').values({ id: 'site', version: 'none' }).execute();
}
