import type { Kysely } from 'kysely';

/** Creates reviewers' comments on a draft, deleted with it, and the user who requested the review, to be notified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contentDrafts')
    .addColumn('reviewAskedBy', 'text', (column) => column.references('authUsers.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('contentDraftsAskedBy').on('contentDrafts').column('reviewAskedBy').execute();
  await db.schema
    .createTable('contentReviews')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('itemId', 'text', (column) => column.notNull())
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('byUserId', 'text', (column) => column.references('authUsers.id').onDelete('set null'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addForeignKeyConstraint('contentReviewsDraft', ['kind', 'itemId'], 'contentDrafts', ['kind', 'itemId'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('contentReviewsOf').on('contentReviews').columns(['kind', 'itemId', 'id']).execute();
  await db.schema.createIndex('contentReviewsBy').on('contentReviews').column('byUserId').execute();
}
