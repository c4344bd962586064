import type { Kysely } from 'kysely';

/** What backups were made of this database, and from which it was restored. Moments are milliseconds since 1970. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backups')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('rowsAt', 'bigint', (column) => column.notNull())
    .addColumn('doneAt', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .execute();
}
