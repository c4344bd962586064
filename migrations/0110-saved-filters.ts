import type { Kysely } from 'kysely';

/** Creates administrators' saved filters of console lists; `search` is the query string of the address. */
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
