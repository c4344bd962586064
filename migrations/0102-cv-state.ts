import type { Kysely } from 'kysely';

/** What the virus scanner says of the CV; those that are there have not been looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('applications')
    .addColumn('cvState', 'text', (column) => column.notNull().defaultTo('unscanned'))
    .execute();
}
