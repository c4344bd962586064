import { type Kysely, type Transaction, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from './database.ts';
import { migratorOf } from './migrate.ts';
import { type Row, isOwnTable } from './snapshot.ts';
import type { Tables } from './tables.ts';

/** Either engine takes at least so many values in one statement. */
const valuesMax = 30_000;

/** All that there are, by name, in the order in which they run. */
export type Migrations = Readonly<Record<string, Migration>>;

/** What a snapshot said of the database whose rows are put in. */
export interface LoadPlan {
  /** Those of `migrations` that had run there, which are the first of them. */
  readonly ran: readonly string[];
  readonly sequences: Readonly<Record<string, number>>;
}

/** Puts rows of one table in. */
export type Insert = (table: string, rows: readonly Row[]) => Promise<void>;

/** The names of all tables; empty for a database in which nothing was made yet. */
export async function listTables(kysely: Kysely<Tables>): Promise<string[]> {
  const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true });
  return tables.map(({ name }) => name).toSorted();
}

/** Rows are of a table that their database cannot have had. */
export class UnknownTable extends Error {}

/**
 * Fills an empty database in one transaction: makes the tables as they were, lets `fill` put in all rows, in whichever
 * order, brings the tables up to date, and ends with `finish`. Whatever fails, nothing of it stays. A row that refers to one that is not there
 * makes the whole fail; one of a table that those migrations do not make throws {@link UnknownTable}.
 */
export async function loadDatabase(
  db: Database,
  migrations: Migrations,
  { ran, sequences }: LoadPlan,
  fill: (insert: Insert) => Promise<void>,
  finish: (upToDate: Kysely<Tables>) => Promise<void> = async () => undefined,
): Promise<void> {
  await db.withoutLimits((kysely) =>
    kysely.transaction().execute(async (trx) => {
      const migrator = migratorOf(trx, migrations);
      const last = ran.at(-1);
      if (last !== undefined) throwError(await migrator.migrateTo(last));
      const tables = (await listTables(trx)).filter(isOwnTable);
      const checkReferences = await putOffReferences(db, trx);
      // What migrations put in at the beginning is among the rows, or was removed since.
      for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(trx);
      await fill(async (table, rows) => {
        // The engine's own tables must not be filled, least of all those of its accounts.
        if (!tables.includes(table)) throw new UnknownTable(`there is no table ${table}`);
        await insertRows(trx, table, rows);
      });
      for (const [table, lastNumber] of Object.entries(sequences)) await setSequence(db, trx, table, lastNumber);
      await checkReferences();
      throwError(await migrator.migrateToLatest());
      await finish(trx);
    }),
  );
}

function throwError({ error }: { error?: unknown }): void {
  // Whatever the driver threw; passed on untouched.
  // oxlint-disable-next-line typescript/only-throw-error -- typed as unknown by Kysely
  if (error) throw error;
}

async function insertRows(trx: Transaction<Tables>, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const atOnce = Math.max(1, Math.min(200, Math.floor(valuesMax / Math.max(1, columns.length))));
  for (let start = 0; start < rows.length; start += atOnce) {
    const lines = rows
      .slice(start, start + atOnce)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(lines)}`.execute(trx);
  }
}

/** Rows may come before those that they refer to. Gives what has the database look at all references after all. */
async function putOffReferences(db: Database, trx: Transaction<Tables>): Promise<() => Promise<void>> {
  if (db.engine === 'sqlite') {
    // Until the commit, which looks at them itself.
    await sql`pragma defer_foreign_keys = on`.execute(trx);
    return async () => undefined;
  }
  const { rows: references } = await sql<{ owner: string; name: string; definition: string }>`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(trx);
  for (const { owner, name } of references) await sql.raw(`alter table ${owner} drop constraint ${name}`).execute(trx);
  return async () => {
    for (const { owner, name, definition } of references) {
      await sql.raw(`alter table ${owner} add constraint ${name} ${definition}`).execute(trx);
    }
  };
}

/** The next row gets a higher number than `last`, also where the row that had that one is gone. */
async function setSequence(db: Database, trx: Transaction<Tables>, table: string, last: number): Promise<void> {
  if (last === 0) return;
  if (db.engine === 'sqlite') {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(trx);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(trx);
    return;
  }
  await sql`
    select setval(pg_get_serial_sequence(quote_ident(table_name), column_name), ${last}::bigint)
    from information_schema.columns where table_schema = current_schema() and table_name = ${table}
    and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`.execute(trx);
}
