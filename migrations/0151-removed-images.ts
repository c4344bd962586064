import type { Kysely } from 'kysely';

/** Images that were taken away, of which an older version still has the name: it brings them back when it is restored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contentRemovedImages')
    .addColumn('path', 'text', (column) => column.notNull().primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('sizeBytes', 'bigint', (column) => column.notNull())
    .execute();
}
