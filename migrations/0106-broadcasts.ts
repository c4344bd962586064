import type { Kysely } from 'kysely';

/**
 * Creates the content already announced, so that each item is announced once, and the running broadcasts: `cursor`
 * marks the users already notified.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('announcedContent')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('itemId', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('announcedContentKey', ['scope', 'itemId'])
    .execute();
  await db.schema
    .createTable('broadcasts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('members', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('timestamp', 'bigint', (column) => column.notNull())
    .addColumn('cursor', 'text', (column) => column.notNull())
    .execute();
}
