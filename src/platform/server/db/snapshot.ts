/** Row by column name. Both engines store no other types, so that a backup of one can be restored on the other. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Consistent view of a whole database, unaffected by concurrent writes. The caller closes it. */
export interface Snapshot {
  readonly engine: 'sqlite' | 'postgres';
  /** Names of applied migrations, in order; empty for a database that Opvir did not create. */
  readonly migrations: readonly string[];
  /** Names of the tables, sorted, except those that record migrations. */
  readonly tables: readonly string[];
  /** Highest row number assigned so far, by table, including deleted rows. */
  readonly sequences: Readonly<Record<string, number>>;
  count(table: string): Promise<number>;
  /** Yields the rows in batches. Read one table to its end before the next. */
  rows(table: string): AsyncIterable<Row[]>;
  close(): Promise<void>;
}

/** Number of rows held in memory at once. */
export const snapshotPageRows = 500;

/** Excludes tables of Kysely, the engine and search indexes. */
export function isOwnTable(name: string): boolean {
  return !/^(?:kysely|sqlite|search)_/.test(name);
}
