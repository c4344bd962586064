import type { Kysely } from 'kysely';

/**
 * Mails to many, and whom each goes to: one row for each recipient. `step` counts whatever moves a campaign on, so that work
 * which was promised for an earlier step does nothing. So many rows have no more keys and indexes than they need: only drafts are
 * deleted, and these have no recipients.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('campaigns')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('segment', 'text', (column) => column.notNull())
    .addColumn('courseId', 'text')
    .addColumn('since', 'bigint')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .addColumn('dueAt', 'bigint')
    .addColumn('startedAt', 'bigint')
    .addColumn('endedAt', 'bigint')
    .addColumn('gatheredTo', 'text')
    .addColumn('trouble', 'text')
    .addColumn('troubles', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('campaignsByState').on('campaigns').columns(['state', 'id']).execute();
  await db.schema
    .createTable('campaignRecipients')
    .addColumn('campaignId', 'text', (column) => column.notNull())
    .addColumn('subscriberId', 'text', (column) =>
      column.notNull().references('newsletterSubscribers.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('dueAt', 'bigint', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addPrimaryKeyConstraint('campaignRecipientsKey', ['subscriberId', 'campaignId'])
    .execute();
  await db.schema
    .createIndex('campaignRecipientsByState')
    .on('campaignRecipients')
    .columns(['campaignId', 'state', 'dueAt', 'subscriberId'])
    .execute();
}
