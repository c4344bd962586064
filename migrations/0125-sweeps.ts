import type { Kysely } from 'kysely';

/** Time of the last run of each periodic task, by which a check can tell that it runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sweeps')
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .addColumn('ranAt', 'bigint', (column) => column.notNull())
    .execute();
}
