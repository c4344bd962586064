import type { Kysely } from 'kysely';

/**
 * A message of the contact form begins a thread: the organisation's answers and the sender's, and notes for those who answer.
 * `version` counts what both sides wrote, so that nobody answers what they have not seen. `replyToken` is what the sender's mail must
 * be addressed to; a message has one from its first answer on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const messages = () => db.schema.alterTable('contactMessages');
  await messages()
    .addColumn('origin', 'text', (column) => column.notNull().defaultTo('form'))
    .execute();
  await messages()
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await messages().addColumn('replyToken', 'text').execute();
  await messages()
    .addColumn('assigneeId', 'text', (column) => column.references('authUsers.id').onDelete('set null'))
    .execute();
  await db.schema
    .createIndex('contactMessagesByAssignee')
    .on('contactMessages')
    .columns(['assigneeId', 'id'])
    .execute();
  await db.schema
    .createIndex('contactMessagesByReplyToken')
    .unique()
    .on('contactMessages')
    .column('replyToken')
    .execute();
  for (const table of ['contactEntries', 'contactNotes'] as const) {
    await db.schema
      .createTable(table)
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('messageId', 'text', (column) => column.notNull().references('contactMessages.id').onDelete('cascade'))
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('byUserId', 'text', (column) => column.references('authUsers.id').onDelete('set null'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex(`${table}Of`).on(table).columns(['messageId', 'id']).execute();
    await db.schema.createIndex(`${table}By`).on(table).column('byUserId').execute();
  }
  await db.schema
    .alterTable('contactEntries')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('answer'))
    .execute();
  await db.schema.alterTable('contactEntries').addColumn('fromAddress', 'text').execute();
  await db.schema.alterTable('contactEntries').addColumn('mailId', 'text').execute();
  await db.schema
    .createIndex('contactEntriesByMail')
    .unique()
    .on('contactEntries')
    .columns(['messageId', 'mailId'])
    .execute();
  await db.schema.createIndex('contactEntriesFrom').on('contactEntries').column('fromAddress').execute();
}
