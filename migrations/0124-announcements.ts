import type { Kysely } from 'kysely';

/**
 * What was told by hand: to one, to the learners of a course, or to everybody. While it is being told, a broadcast of the same id says how far it has come.
 * `attempt` is of whoever sent it: the same one twice is one.
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
