import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * Accounts that are to be deleted, each with the moment from which on it is (milliseconds since 1970); and what may stay
 * without its person: a review, and the place of a certificate in a list of revocations. Both lose their `userId` then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accountDeletions')
    .addColumn('uid', 'text', (column) => column.primaryKey().references('authUsers.id').onDelete('cascade'))
    .addColumn('requestedAt', 'bigint', (column) => column.notNull())
    .addColumn('dueAt', 'bigint', (column) => column.notNull())
    .addColumn('keepsReviews', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('accountDeletionsByDue').on('accountDeletions').column('dueAt').execute();
  await letUserIdBeNull(db, 'feedback');
  await letUserIdBeNull(db, 'certificates');
}

/** SQLite cannot change a column: there the table is made anew, with whatever columns and indexes it has by now. */
async function letUserIdBeNull(db: Kysely<unknown>, table: string): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) {
    await sql`alter table ${sql.table(table)} alter column "userId" drop not null`.execute(db);
    return;
  }
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_schema where tbl_name = ${table} and sql is not null order by type desc`.execute(db);
  const [made, ...indexes] = rows;
  const beside = `${table}Anew`;
  const anew = made?.sql
    .replace(/^create table "\w+"/i, `create table "${beside}"`)
    .replace(/"userId" text not null/i, '"userId" text');
  if (anew === undefined || anew.includes('"userId" text not null')) throw new Error(`${table} is not as expected`);
  await sql.raw(anew).execute(db);
  await sql`insert into ${sql.table(beside)} select * from ${sql.table(table)}`.execute(db);
  await sql`drop table ${sql.table(table)}`.execute(db);
  await sql`alter table ${sql.table(beside)} rename to ${sql.table(table)}`.execute(db);
  for (const index of indexes) await sql.raw(index.sql).execute(db);
}
