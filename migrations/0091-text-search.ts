import { type Kysely, SqliteAdapter, sql } from 'kysely';

const searched = {
  authUsers: ['email'],
  users: ['name'],
  contactMessages: ['name', 'email', 'message'],
  newsletterSubscribers: ['email'],
  applications: ['searchText'],
} as const;

/**
 * On PostgreSQL, an index of every three letters in what administrators search in: it finds a text anywhere in a column without reading all of
 * the table. SQLite reads a table fast enough, and has no such index for ordinary tables. Where the server does not have the extension, or does not let
 * this user have it, searches are as they were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(await mayHaveTrigrams(db))) return;
  await sql`create extension if not exists pg_trgm`.execute(db);
  for (const [table, columns] of Object.entries(searched)) {
    for (const column of columns) {
      const name = sql.ref(`${table}Trigrams${column[0]?.toUpperCase()}${column.slice(1)}`);
      // Of the small letters: the column itself would be looked up here as well, where a unique index serves better.
      const letters = column === 'searchText' ? sql.ref(column) : sql`lower(${sql.ref(column)})`;
      await sql`create index ${name} on ${sql.table(table)} using gin (${letters} gin_trgm_ops)`.execute(db);
    }
  }
}

async function mayHaveTrigrams(db: Kysely<unknown>): Promise<boolean> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return false;
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from pg_extension where extname = 'pg_trgm') or (
      has_database_privilege(current_database(), 'create')
      and exists (select from pg_available_extension_versions where name = 'pg_trgm' and trusted)
    ) as may`.execute(db);
  return rows[0]?.may === true;
}
