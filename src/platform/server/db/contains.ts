import { type Expression, type SqlBool, sql } from 'kysely';

/** Whether one of the columns has this text somewhere in it, in whichever letter case. The columns' names are the code's own. */
export function contains(text: string, ...columns: readonly string[]): Expression<SqlBool> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  // SQLite knows the letter case of ASCII alone: others are found as they were typed.
  const matches = columns.map((column) => {
    const value = sql.ref(column);
    return sql`(lower(${value}) like ${pattern.toLowerCase()} escape '\\' or ${value} like ${pattern} escape '\\')`;
  });
  return sql<SqlBool>`(${sql.join(matches, sql` or `)})`;
}
