import type { Kysely } from 'kysely';

/** What was rendered since a site was built, because content had changed: one text for each address of each build. */
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
