import { sql } from 'kysely';
import type { Database } from './database.ts';

/** How much room the database takes, with its indexes; of SQLite without the log beside it. */
export async function databaseBytes({ engine, readKysely }: Database): Promise<number> {
  const query =
    engine === 'sqlite'
      ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await query.execute(readKysely);
  return rows[0]?.bytes ?? 0;
}
