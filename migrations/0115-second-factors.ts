import type { Kysely } from 'kysely';

/** Creates second factors: authenticator apps, and ten recovery codes for a lost app. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('authenticators')
    .addColumn('uid', 'text', (column) => column.primaryKey().references('authUsers.id').onDelete('cascade'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('confirmedAt', 'bigint')
    .addColumn('lastStep', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('recoveryCodes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('uid', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('recoveryCodesByUser').on('recoveryCodes').column('uid').execute();
}
