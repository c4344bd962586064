import { type Compilable, type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';
import { prepareQuery } from './prepared.ts';
import type { Tables } from './tables.ts';
import { together } from './batching.ts';

type Build<Row> = (
  kysely: Kysely<Tables>,
  isAsked: (column: string) => Expression<SqlBool>,
) => Compilable<Row & { key: string }> & { readonly isSelectQueryBuilder: true };

/**
 * Finds at most one row by a key, for what is asked so often that journeys count: on PostgreSQL those who ask in the same turn
 * of the event loop share a statement. On SQLite nothing travels, and each has its own. The statement is to give the key as `key`.
 */
export function prepareLookup(db: Database) {
  return <Row extends object>(build: Build<Row>): ((key: string) => Promise<Row | undefined>) => {
    const one = prepareQuery<{ key: string }>(db)((kysely, param) =>
      build(kysely, (column) => sql<SqlBool>`${sql.ref(column)} = ${param('key')}`),
    );
    if (db.engine === 'sqlite') return (key) => one.first({ key });
    const many = prepareQuery<{ keys: string }>(db)((kysely, param) =>
      build(kysely, (column) => {
        // As text: of a parameter of type jsonb the driver would make JSON once more.
        const keys = sql`array(select jsonb_array_elements_text(cast(cast(${param('keys')} as text) as jsonb)))`;
        return sql<SqlBool>`${sql.ref(column)} = any(${keys})`;
      }),
    );
    const ask = together<string, Row & { key: string }>(async (asked) => {
      const [key = ''] = asked.keys();
      return asked.size === 1 ? one.all({ key }) : many.all({ keys: JSON.stringify([...asked.keys()]) });
    });
    return (key) => ask(key, key);
  };
}
