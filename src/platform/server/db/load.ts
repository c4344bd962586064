import { type Kysely, type Transaction, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from './database.ts';
import { migratorOf } from './migrate.ts';
import { type Row, isOwnTable } from './snapshot.ts';
import type { Tables } from './tables.ts';

/** Highest number of values in one statement that both engines accept. */
const valuesMax = 30_000;

/** All migrations by name, in the order in which they run. */
export type Migrations = Readonly<Record<string, Migration>>;

/** State of the database that the rows come from, as its snapshot recorded it. */
export interface LoadPlan {
  /** The migrations that had run there, which are the first of `migrations`. */
  readonly ran: readonly string[];
  readonly sequences: Readonly<Record<string, number>>;
}

/** Inserts rows into a table. */
export type Insert = (table: string, rows: readonly Row[]) => Promise<void>;

/** The names of all tables; empty for a new database. */
export async function listTables(kysely: Kysely<Tables>): Promise<string[]> {
  const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true });
  return tables.map(({ name }) => name).toSorted();
}

/** A snapshot has rows of a table that its database cannot have had. */
export class UnknownTable extends Error {}

/**
 * Fills an empty database in one transaction: creates the tables as they were, lets `fill` insert all rows in any
 * order, migrates to the latest version and calls `finish`. A failure leaves nothing.
 * A reference to a missing row makes all of it fail; a table that those migrations do not create throws {@link
 * UnknownTable}.
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
      // Rows that migrations insert are in the snapshot too, unless they were removed there.
      for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(trx);
      await fill(async (table, rows) => {
        // System tables must not be written, least of all those of database accounts.
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
  // The driver's own error, passed on unchanged.
  // oxlint-disable-next-line typescript/only-throw-error -- Kysely types the error as unknown
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

/**
 * Defers reference checks, so that rows may come before those they reference. Returns the function that checks all
 * references.
 */
async function putOffReferences(db: Database, trx: Transaction<Tables>): Promise<() => Promise<void>> {
  if (db.engine === 'sqlite') {
    // Until the commit, which checks them itself.
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

/** Makes the next row get a higher number than `last`, even if the row with that number is gone. */
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
