import { type Kysely, sql } from 'kysely';

/**
 * When a notification was read; null: not yet. What stood in the list before nobody could mark, and calling years of it
 * new would be wrong: it counts as read. The index holds the unread alone, so that counting them costs what they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notifications').addColumn('readAt', 'bigint').execute();
  await sql`update notifications set "readAt" = "timestamp"`.execute(db);
  await db.schema
    .createIndex('notificationsUnread')
    .on('notifications')
    .columns(['userId', 'id'])
    .where(sql.ref('readAt'), 'is', null)
    .execute();
}
