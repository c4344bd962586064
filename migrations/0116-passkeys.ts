import type { Kysely } from 'kysely';

/** Keys that stay in somebody's device and sign them in, and the challenges that were answered with one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('uid', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('addedAt', 'bigint', (column) => column.notNull())
    .addColumn('usedAt', 'bigint')
    .execute();
  await db.schema.createIndex('passkeysByUser').on('passkeys').columns(['uid', 'addedAt', 'id']).execute();
  await db.schema
    .createTable('answeredChallenges')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute();
}
