import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Reads the whole SQLite file for damage; `ok`, or what is wrong with it. PostgreSQL looks after its own. */
export async function quickCheck(db: Database): Promise<string> {
  if (db.engine === 'postgres') return 'ok';
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db.readKysely);
  return rows.map(({ quick_check: line }) => line).join('; ');
}
