import { type Compilable, type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';
import { prepareQuery } from './prepared.ts';
import type { Tables } from './tables.ts';

/** Beyond this many the next statement begins, so that the first do not wait for the last. */
const atOnceMax = 64;

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
    return together(async (keys) => {
      const [key = ''] = keys;
      return keys.length === 1 ? one.all({ key }) : many.all({ keys: JSON.stringify(keys) });
    });
  };
}

type Asked<Row> = Map<string, PromiseWithResolvers<Row | undefined>>;

function together<Row extends { key: string }>(find: (keys: readonly string[]) => Promise<Row[]>) {
  let waiting: Asked<Row> = new Map();
  let turn: NodeJS.Immediate | undefined;

  async function send(): Promise<void> {
    clearImmediate(turn);
    turn = undefined;
    const asked = waiting;
    waiting = new Map();
    try {
      for (const row of await find([...asked.keys()])) asked.get(row.key)?.resolve(row);
      for (const { resolve } of asked.values()) resolve(undefined);
    } catch (error) {
      for (const { reject } of asked.values()) reject(error);
    }
  }

  return (key: string): Promise<Row | undefined> => {
    const known = waiting.get(key);
    if (known) return known.promise;
    const asked = Promise.withResolvers<Row | undefined>();
    waiting.set(key, asked);
    if (waiting.size >= atOnceMax) void send();
    else turn ??= setImmediate(() => void send());
    return asked.promise;
  };
}
