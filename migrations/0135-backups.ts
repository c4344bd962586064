import type { Kysely } from 'kysely';

/**
 * Creates the log of backups made of this database and of the one it was restored from. Times are milliseconds since
 * 1970.
 */
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
