import type { Kysely } from 'kysely';

/** When the server last did what it does again and again by itself, for whoever looks whether it is done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sweeps')
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .addColumn('ranAt', 'bigint', (column) => column.notNull())
    .execute();
}
