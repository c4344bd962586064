import { type Kysely, sql } from 'kysely';

/** A mailed link may also confirm the address of a sign-up. SQLite changes no check of a table, so the table is made anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailedLinksAnew')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('uid', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('reset-password', 'change-email', 'restore-email', 'confirm-address')`),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into "mailedLinksAnew" ("hash", "uid", "purpose", "email", "expiresAt")
    select "hash", "uid", "purpose", "email", "expiresAt" from "mailedLinks"`.execute(db);
  await db.schema.dropTable('mailedLinks').execute();
  await db.schema.alterTable('mailedLinksAnew').renameTo('mailedLinks').execute();
  await db.schema.createIndex('mailedLinksByUser').on('mailedLinks').column('uid').execute();
  await db.schema.createIndex('mailedLinksByEmail').on('mailedLinks').column('email').execute();
}
