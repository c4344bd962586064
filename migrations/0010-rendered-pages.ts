import type { Kysely } from 'kysely';

/** Creates the cache of pages rendered after a build because content changed: one text per build and address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('renderedPages')
    .addColumn('build', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('reads', 'text', (column) => column.notNull())
    .addColumn('contentKey', 'text', (column) => column.notNull())
    .addColumn('renderedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('renderedPagesKey', ['build', 'address'])
    .execute();
}
