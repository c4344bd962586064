import type { Kysely } from 'kysely';

/**
 * What the site has announced of its content, so that each thing is announced once, and what many are being told: `cursor` says
 * who has been told already.
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
