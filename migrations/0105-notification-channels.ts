import { type Kysely, sql } from 'kysely';

/**
 * What a notification is of and where it leads, the digest that it waits for (`digestAt`, milliseconds since 1970), and how each
 * person wants to be told of each kind; without a row it is as the program says.
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
