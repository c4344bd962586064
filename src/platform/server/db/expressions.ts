import type { Expression, SqlBool } from 'kysely';

// Parts of a query, for code that passes them on without knowing SQL.

/** Condition on a row. */
export type Condition = Expression<SqlBool>;
/** Value read from a row in the place of a column. */
export type Value<T> = Expression<T>;
