import type { Expression, SqlBool } from 'kysely';

export type SqlValue = string | number | null;

// Parts of a query, for code that passes them on without knowing SQL.

/** Condition on a row. */
export type Condition = Expression<SqlBool>;
/** Value read from a row in the place of a column. */
export type Value<T> = Expression<T>;

/** A statement with its values, created by a prepared query's `with`. Runs in `db.commit` or `db.transaction`. */
export interface Statement<Row = unknown> {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  /** Error to throw if it returns no row; everything committed with it is then rolled back. */
  readonly otherwise?: () => Error;
  /** Topic whose listeners are notified after the commit. */
  readonly topic?: string;
  /** Never set: carries the type of its rows. */
  readonly row?: Row;
}

/** The rows of each statement, in order. */
export type RowsOf<Statements extends readonly Statement[]> = {
  -readonly [Index in keyof Statements]: Statements[Index] extends Statement<infer Row> ? Row[] : never;
};

/** A required statement returned no row, and the caller gave no error of its own. */
class RowMissing extends Error {}

/** Requires the statement to return a row: otherwise everything committed with it is rolled back. */
export function required<Row>(
  statement: Statement<Row>,
  otherwise: () => Error = () => new RowMissing('a statement that has to give a row gave none'),
): Statement<Row> {
  return { ...statement, otherwise };
}

/** For `db.commit(…).catch(…)`: null instead of the failure if a required statement returned no row. */
export function nullIfRowMissing(error: unknown): null {
  if (error instanceof RowMissing) return null;
  throw error;
}

/** Throws the statement's error if it returned no row but requires one. */
export function checkedRows<Rows extends readonly unknown[]>({ otherwise }: Statement, rows: Rows): Rows {
  if (otherwise && rows.length === 0) throw otherwise();
  return rows;
}
