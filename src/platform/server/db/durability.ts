import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Each commit is synced besides (`sqlite-log.ts`); with less, SQLite does not keep its own order either. */
const sqliteNormal = 1;
/** `synchronous_commit` may also wait for standbys; on this disk it is only lost with `off`. */
const postgresSwitches = ['fsync', 'synchronous_commit', 'full_page_writes'];

/** Why a power cut may take what was acknowledged from this database, a line for each setting; none if it may not. */
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

/** What only speaks PostgreSQL's protocol may have none of these settings. */
async function postgresFaults({ readKysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where setting = 'off' and name in (${sql.join(postgresSwitches)}) order by name
  `.execute(readKysely);
  return rows.map(({ name }) => fault(name, 'off'));
}

function fault(name: string, value: string | number): string {
  return `The database has ${name} = ${value}: what was acknowledged can be lost when the power fails.`;
}
