/** One row by its column names. Both engines keep nothing else in it: a backup of one can be restored on the other. */
export type Row = Readonly<Record<string, string | number | null>>;

/** A whole database as it was at one moment, while others go on writing to it. Whoever opens it closes it. */
export interface Snapshot {
  readonly engine: 'sqlite' | 'postgres';
  /** The names of the migrations that have run, in their order; none in a database that Opvir has not made. */
  readonly migrations: readonly string[];
  /** Sorted; without those in which migrations are recorded. */
  readonly tables: readonly string[];
  /** By table: the highest number that it has given to a row so far, also to one that is gone. */
  readonly sequences: Readonly<Record<string, number>>;
  count(table: string): Promise<number>;
  /** Its rows, some at a time. Read one table to its end before the next. */
  rows(table: string): AsyncIterable<Row[]>;
  close(): Promise<void>;
}

/** How many rows are held in memory at once. */
export const snapshotPageRows = 500;

/** Not of Kysely, which records what migrations have run, nor of the engine, nor a search index that the database keeps by itself. */
export function isOwnTable(name: string): boolean {
  return !/^(?:kysely|sqlite|search)_/.test(name);
}
