import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';

/** Condition that one of the columns contains this text, ignoring case. Column names must come from code. */
export function contains({ engine }: Database, text: string, ...columns: readonly string[]): Expression<SqlBool> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const matches = columns.map((column) =>
    engine === 'sqlite'
      ? // Its own `like` knows the letter case of ASCII alone: others are found as they were typed.
        sql`${sql.ref(column)} like ${pattern} escape '\\'`
      : // As the indexes of migration 0091 have it.
        sql`lower(${sql.ref(column)}) like ${pattern.toLowerCase()} escape '\\'`,
  );
  return sql<SqlBool>`(${sql.join(matches, sql` or `)})`;
}
