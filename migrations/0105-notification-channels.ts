import { type Kysely, sql } from 'kysely';

/**
 * Adds a notification's kind, path and pending digest (`digestAt`, milliseconds since 1970), and each user's channel
 * per kind; without a row the program's default applies.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const notifications = () => db.schema.alterTable('notifications');
  await notifications().addColumn('kind', 'text').execute();
  await notifications().addColumn('path', 'text').execute();
  await notifications().addColumn('digestAt', 'bigint').execute();
  await db.schema
    .createIndex('notificationsByDigest')
    .on('notifications')
    .columns(['userId', 'digestAt'])
    .where(sql.ref('digestAt'), 'is not', null)
    .execute();
  await db.schema
    .createTable('notificationPreferences')
    .addColumn('userId', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull().check(sql`channel in ('site', 'mail', 'daily', 'none')`))
    .addPrimaryKeyConstraint('notificationPreferencesKey', ['userId', 'kind'])
    .execute();
  await db.schema
    .createIndex('notificationPreferencesByKind')
    .on('notificationPreferences')
    .columns(['kind', 'channel'])
    .execute();
}
