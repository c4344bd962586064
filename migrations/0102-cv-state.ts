import type { Kysely } from 'kysely';

/** Adds the virus scan state of the CV; existing CVs are `unscanned`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('applications')
    .addColumn('cvState', 'text', (column) => column.notNull().defaultTo('unscanned'))
    .execute();
}
