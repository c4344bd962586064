import type { Kysely } from 'kysely';

/** What an administrator asks of a list of the console again and again; `search` is the query of its address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('savedFilters')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addUniqueConstraint('savedFiltersName', ['userId', 'section', 'name'])
    .execute();
}
