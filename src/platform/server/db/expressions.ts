import type { Expression, SqlBool } from 'kysely';

// A piece of a query, for whoever only hands it on and knows no SQL.

/** What a row is asked. */
export type Condition = Expression<SqlBool>;
/** What is read of a row in the place of a column. */
export type Value<T> = Expression<T>;
