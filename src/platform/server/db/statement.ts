export type SqlValue = string | number | null;

/** One statement with its values, as a prepared query's `with` makes it. Runs in `db.commit` or `db.transaction`. */
export interface Statement<Row = unknown> {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  /** What is thrown if it gives no row; nothing that was asked for with it is done then. */
  readonly otherwise?: () => Error;
  /** Who listens for this is woken after the commit. */
  readonly topic?: string;
  /** Never set: carries the type of its rows. */
  readonly row?: Row;
}

/** The rows of each statement, in order. */
export type RowsOf<Statements extends readonly Statement[]> = {
  -readonly [Index in keyof Statements]: Statements[Index] extends Statement<infer Row> ? Row[] : never;
};

/** A required statement gave no row, and the caller has no other word for it. */
class RowMissing extends Error {}

/** The same statement, which has to give a row: if it gives none, all that is committed with it is undone. */
export function required<Row>(
  statement: Statement<Row>,
  otherwise: () => Error = () => new RowMissing('a statement that has to give a row gave none'),
): Statement<Row> {
  return { ...statement, otherwise };
}

/** For `db.commit(…).catch(…)`: null instead of the failure if a required statement gave no row. */
export function nullIfRowMissing(error: unknown): null {
  if (error instanceof RowMissing) return null;
  throw error;
}

/** Throws what the statement has to say if it gave no row and needs one. */
export function checkedRows<Rows extends readonly unknown[]>({ otherwise }: Statement, rows: Rows): Rows {
  if (otherwise && rows.length === 0) throw otherwise();
  return rows;
}
