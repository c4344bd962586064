import type { Kysely } from 'kysely';

/**
 * Creates manual announcements: to one user, to a course's learners or to everybody. While one is being sent, the
 * broadcast of the same id holds its progress. `attempt` comes from the sender and makes a repeated request count once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('announcements')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('attempt', 'text', (column) => column.notNull().unique())
    .addColumn('byUserId', 'text')
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('toUserId', 'text')
    .addColumn('courseId', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('path', 'text')
    .addColumn('people', 'integer', (column) => column.notNull())
    .addColumn('passed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('told', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('timestamp', 'bigint', (column) => column.notNull())
    .addColumn('endedAt', 'bigint')
    .execute();
  await db.schema.createIndex('announcementsByAudience').on('announcements').columns(['audience', 'id']).execute();
  await db.schema.createIndex('announcementsToUser').on('announcements').columns(['toUserId']).execute();
}
