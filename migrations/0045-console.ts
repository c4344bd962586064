import type { Kysely } from 'kysely';

/**
 * What administrators do is written down, with the address that they had then: an entry outlives accounts on both sides. A
 * message of the contact form has a state; those from before are new, for nobody has said otherwise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('auditEntries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('actorId', 'text', (column) => column.notNull())
    .addColumn('actorEmail', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('subjectId', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('timestamp', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('contactMessages')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
    .execute();
  await db.schema.createIndex('contactMessagesByState').on('contactMessages').columns(['state', 'id']).execute();
}
