import { type Kysely, sql } from 'kysely';

/**
 * Time when a notification was read; null if unread. Existing ones count as read. The index contains only unread ones,
 * so that counting them is fast.
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
