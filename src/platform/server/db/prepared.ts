import type { Compilable, Kysely } from 'kysely';
import type { Database, DatabaseTransaction, RunPrepared, SqlValue } from './database.ts';
import type { Tables } from './tables.ts';

/** Stands for a value that is not known yet while Kysely builds the SQL. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Values = Readonly<Record<string, SqlValue>>;
type Param<V extends Values> = <Name extends keyof V & string>(name: Name) => V[Name];
type RowOf<Q> = Q extends Compilable<infer Row> ? Row : never;

/** A statement built once; each call only hands over values. Given a transaction, it runs inside it. */
export interface PreparedQuery<V extends Values, Row> {
  all(values: V, transaction?: DatabaseTransaction): Promise<Row[]>;
  first(values: V, transaction?: DatabaseTransaction): Promise<Row | undefined>;
}

/**
 * Lets Kysely build a statement at start, typed, and keeps it: building and executing through Kysely on every call costs
 * more than the query itself. `param('name')` marks where the value `name` goes.
 * A statement that changes something says so with `.returning(…)`, and runs on the writing side.
 */
export function prepareQuery<V extends Values>(db: Database) {
  return <Q extends Compilable>(build: (kysely: Kysely<Tables>, param: Param<V>) => Q): PreparedQuery<V, RowOf<Q>> => {
    // The placeholder passes for the value while the statement is built; Kysely only carries it.
    const param: Param<V> = (name) => new Placeholder(name) as unknown as V[typeof name];
    const compiled = build(db.kysely, param).compile();
    const isRead = compiled.query.kind === 'SelectQueryNode';
    const run: RunPrepared = isRead ? db.readPrepared : db.writePrepared;
    const fill = (values: V): SqlValue[] =>
      compiled.parameters.map((parameter) =>
        parameter instanceof Placeholder ? values[parameter.name]! : (parameter as SqlValue),
      );

    async function all(values: V, transaction?: DatabaseTransaction): Promise<RowOf<Q>[]> {
      const rows = transaction
        ? (await transaction.executeQuery({ ...compiled, parameters: fill(values) })).rows
        : await run(compiled.sql, fill(values));
      return rows as RowOf<Q>[];
    }
    return { all, first: async (values, transaction) => (await all(values, transaction))[0] };
  };
}
