import { type Kysely, SqliteAdapter, sql } from 'kysely';

const searched = {
  authUsers: ['email'],
  users: ['name'],
  contactMessages: ['name', 'email', 'message'],
  newsletterSubscribers: ['email'],
  applications: ['searchText'],
} as const;

/**
 * Adds trigram indexes on the columns that administrators search, on PostgreSQL only: SQLite scans fast enough and has
 * none. Without the `pg_trgm` extension, or the right to create it, searches stay as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(await mayHaveTrigrams(db))) return;
  await sql`create extension if not exists pg_trgm`.execute(db);
  for (const [table, columns] of Object.entries(searched)) {
    for (const column of columns) {
      const name = sql.ref(`${table}Trigrams${column[0]?.toUpperCase()}${column.slice(1)}`);
      // On the lowercased text: an index on the column itself would compete with a better unique index.
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
