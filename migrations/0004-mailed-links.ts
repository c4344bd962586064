import { type Kysely, sql } from 'kysely';

/** The links that are mailed to people, each of one person and for one purpose, so that all of a person's can be ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailedLinks')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('uid', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('reset-password', 'change-email', 'restore-email')`),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mailedLinksByUser').on('mailedLinks').column('uid').execute();
  await db.schema.createIndex('mailedLinksByEmail').on('mailedLinks').column('email').execute();
  // Links that were mailed before must be asked for once more.
  await db.schema.dropTable('authVerifications').execute();
  await mendHalfMadeAccounts(db);
}

/** A sign-up was several writes until now; whoever's was cut between them could never log in, nor sign up again. */
async function mendHalfMadeAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`delete from "authUsers" where not exists
    (select 1 from "authAccounts" where "authAccounts"."userId" = "authUsers"."id")`.execute(db);
  await sql`insert into users ("uid", "name", "email") select "id", '', "email" from "authUsers" where not exists
    (select 1 from users where users."uid" = "authUsers"."id")`.execute(db);
}
