import type { DatabaseSync } from 'node:sqlite';
import type { SqlValue } from './statement.ts';

/**
 * Runs prepared statements and returns their rows. Builds them from arrays: node:sqlite's own row objects are
 * dictionaries, which are slower to create and read.
 */
export function rowReader(connection: DatabaseSync): (sql: string, values: readonly SqlValue[]) => unknown[] {
  const readers = new Map<string, (values: readonly SqlValue[]) => unknown[]>();
  return (sql, values) => {
    let read = readers.get(sql);
    if (!read) readers.set(sql, (read = prepareReader(connection, sql)));
    return read(values);
  };
}

function prepareReader(connection: DatabaseSync, sql: string): (values: readonly SqlValue[]) => unknown[] {
  const statement = connection.prepare(sql);
  statement.setReturnArrays(true);
  const names = statement.columns().map(({ name }) => name);
  return (values) => {
    // The types do not cover arrays.
    const rows = statement.all(...values) as unknown as unknown[][];
    return rows.map((row) => {
      const named: Record<string, unknown> = {};
      for (let index = 0; index < names.length; index += 1) named[names[index]!] = row[index];
      return named;
    });
  };
}
