import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Size of the database, including indexes; for SQLite without the log. */
export async function databaseBytes({ engine, readKysely }: Database): Promise<number> {
  const query =
    engine === 'sqlite'
      ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await query.execute(readKysely);
  return rows[0]?.bytes ?? 0;
}
