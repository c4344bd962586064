import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/server/db/database.ts';
import type { DatabasePlace } from './database.ts';
import { eventually } from './eventually.ts';

const isAsleep = sql`datname = current_database() and wait_event = 'PgSleep'`;
/** Longer than any commit that is not halted. */
const haltedAfterMs = 500;

/**
 * Makes every insert into `table` halt before it writes, so that its process can be killed in the middle of a commit.
 * Returns the function that ends it.
 */
export async function haltInserts(db: Database, table: string): Promise<() => Promise<void>> {
  const on = sql.table(table);
  const steps =
    db.engine === 'sqlite'
      ? [
          sql`create view halt as with recursive n(i) as (select 1 union all select i + 1 from n) select i from n`,
          sql`create trigger halting before insert on ${on} begin select count(*) from halt; end`,
        ]
      : [
          sql`create function halt() returns trigger language plpgsql as 'begin perform pg_sleep(86400); return new; end'`,
          sql`create trigger halting before insert on ${on} for each row execute function halt()`,
        ];
  const undo =
    db.engine === 'sqlite'
      ? [sql`drop trigger halting`, sql`drop view halt`]
      : [
          // The server notices only at the end of its sleep that its client was killed.
          sql`select pg_terminate_backend(pid) from pg_stat_activity where ${isAsleep}`,
          sql`drop trigger halting on ${on}`,
          sql`drop function halt`,
        ];
  for (const step of steps) await step.execute(db.kysely);
  // A terminated connection holds its locks for a moment.
  return () =>
    db.withoutLimits(async (kysely) => {
      for (const step of undo) await step.execute(kysely);
    });
}

/** Resolves once an insert is halted. */
export async function insertIsHalted(db: Database, { dataDir }: DatabasePlace): Promise<void> {
  let lockedSince = Infinity;
  await eventually('an insert to stand still', async () => {
    if (db.engine === 'sqlite') {
      lockedSince = isLocked(join(dataDir, 'opvir.sqlite')) ? Math.min(lockedSince, performance.now()) : Infinity;
      return performance.now() - lockedSince > haltedAfterMs;
    }
    const asleep = sql`select 1 from pg_stat_activity where ${isAsleep}`;
    return (await asleep.execute(db.kysely)).rows.length > 0;
  });
}

function isLocked(path: string): boolean {
  const connection = new DatabaseSync(path, { timeout: 0 });
  try {
    connection.exec('begin immediate; rollback');
    return false;
  } catch {
    return true;
  } finally {
    connection.close();
  }
}
