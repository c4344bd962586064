import type { Kysely } from 'kysely';

/**
 * Creates the audit log of administrators' actions with their address at the time: entries outlive both accounts. Adds
 * a state to contact messages; existing ones are new.
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
