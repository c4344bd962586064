import type { Kysely } from 'kysely';

/**
 * Content that is edited in the console: one draft for an item, every text that an item has had, and who has it open.
 * `baseHash` is of the published text from which a draft was begun, empty where there was none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contentDrafts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('itemId', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('revision', 'text', (column) => column.notNull())
    .addColumn('baseHash', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('publishAt', 'bigint')
    .addColumn('problem', 'text')
    .addColumn('byUserId', 'text', (column) => column.references('authUsers.id').onDelete('set null'))
    .addColumn('savedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('contentDraftsKey', ['kind', 'itemId'])
    .execute();
  await db.schema.createIndex('contentDraftsBy').on('contentDrafts').column('byUserId').execute();
  await db.schema
    .createTable('contentRevisions')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('itemId', 'text', (column) => column.notNull())
    .addColumn('source', 'text')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('how', 'text', (column) => column.notNull())
    .addColumn('byUserId', 'text', (column) => column.references('authUsers.id').onDelete('set null'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('contentRevisionsOf').on('contentRevisions').columns(['kind', 'itemId', 'id']).execute();
  await db.schema.createIndex('contentRevisionsBy').on('contentRevisions').column('byUserId').execute();
  await db.schema
    .createTable('contentEditors')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('itemId', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('seenAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('contentEditorsKey', ['kind', 'itemId', 'userId'])
    .execute();
  await db.schema.createIndex('contentEditorsBy').on('contentEditors').column('userId').execute();
}
