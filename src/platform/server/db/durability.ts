import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Each commit is synced separately (`sqlite-log.ts`); below this level, SQLite does not keep its own write order. */
const sqliteNormal = 1;
/** `synchronous_commit` may also wait for standbys; only `off` loses commits on this disk. */
const postgresSwitches = ['fsync', 'synchronous_commit', 'full_page_writes'];

/** Reasons why a power cut may lose acknowledged commits of this database, one line per setting; empty if it cannot. */
export function durabilityFaults(db: Database): Promise<string[]> {
  return db.engine === 'sqlite' ? sqliteFaults(db) : postgresFaults(db);
}

async function sqliteFaults({ kysely }: Database): Promise<string[]> {
  const { rows: levels } = await sql<{ synchronous: number }>`pragma synchronous`.execute(kysely);
  const { rows: modes } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(kysely);
  return [
    ...levels
      .filter(({ synchronous }) => synchronous < sqliteNormal)
      .map((row) => fault('synchronous', row.synchronous)),
    ...modes.filter((row) => row.journal_mode !== 'wal').map((row) => fault('journal_mode', row.journal_mode)),
  ];
}

/** Databases that only speak PostgreSQL's protocol may lack these settings. */
async function postgresFaults({ readKysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where setting = 'off' and name in (${sql.join(postgresSwitches)}) order by name
  `.execute(readKysely);
  return rows.map(({ name }) => fault(name, 'off'));
}

function fault(name: string, value: string | number): string {
  return `The database has ${name} = ${value}: what was acknowledged can be lost when the power fails.`;
}

/** Reads the whole SQLite file for damage; `ok`, or what is wrong with it. PostgreSQL looks after its own. */
export async function quickCheck(db: Database): Promise<string> {
  if (db.engine === 'postgres') return 'ok';
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db.readKysely);
  return rows.map(({ quick_check: line }) => line).join('; ');
}
