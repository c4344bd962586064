import { type Compilable, type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';
import { prepareQuery } from './prepared.ts';
import type { Tables } from './tables.ts';
import { batchedLookup } from './batching.ts';

type Build<Row> = (
  kysely: Kysely<Tables>,
  isAsked: (column: string) => Expression<SqlBool>,
) => Compilable<Row & { key: string }> & { readonly isSelectQueryBuilder: true };

/**
 * Finds at most one row by key; on PostgreSQL, lookups of one turn share a statement to save round trips. The statement
 * must return the key as `key`.
 */
export function prepareLookup(db: Database) {
  return <Row extends object>(build: Build<Row>): ((key: string) => Promise<Row | undefined>) => {
    const one = prepareQuery<{ key: string }>(db)((kysely, param) =>
      build(kysely, (column) => sql<SqlBool>`${sql.ref(column)} = ${param('key')}`),
    );
    if (db.engine === 'sqlite') return (key) => one.first({ key });
    const many = prepareQuery<{ keys: string }>(db)((kysely, param) =>
      build(kysely, (column) => {
        // Cast from text: the driver would encode a jsonb parameter as JSON a second time.
        const keys = sql`array(select jsonb_array_elements_text(cast(cast(${param('keys')} as text) as jsonb)))`;
        return sql<SqlBool>`${sql.ref(column)} = any(${keys})`;
      }),
    );
    const ask = batchedLookup<string, Row & { key: string }>(async (asked) => {
      const [key = ''] = asked.keys();
      return asked.size === 1 ? one.all({ key }) : many.all({ keys: JSON.stringify([...asked.keys()]) });
    });
    return (key) => ask(key, key);
  };
}
