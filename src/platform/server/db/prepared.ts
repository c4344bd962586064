import type { Compilable, CompiledQuery, DeleteResult, InsertResult, Kysely, UpdateResult } from 'kysely';
import type { Database } from './database.ts';
import type { Statement, SqlValue } from './statement.ts';
import type { Tables } from './tables.ts';

/** Placeholder for a value that is unknown while Kysely builds the SQL. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Values = Readonly<Record<string, SqlValue>>;
type Param<V extends Values> = <Name extends keyof V & string>(name: Name) => V[Name];
type RowOf<Q> =
  Q extends Compilable<infer Row> ? (Row extends InsertResult | UpdateResult | DeleteResult ? never : Row) : never;

/** A statement that is built once; each call only supplies values. */
interface PreparedWrite<V extends Values, Row> {
  /** For `db.commit` and `db.transaction`. */
  with(values: V): Statement<Row>;
}

/** A prepared statement that only reads, so it may also run on its own. */
interface PreparedRead<V extends Values, Row> extends PreparedWrite<V, Row> {
  all(values: V): Promise<Row[]>;
  first(values: V): Promise<Row | undefined>;
}

type Prepared<V extends Values, Q> = Q extends { readonly isSelectQueryBuilder: true }
  ? PreparedRead<V, RowOf<Q>>
  : PreparedWrite<V, RowOf<Q>>;

/**
 * Builds a typed statement with Kysely at its first use and caches it: building and executing through Kysely on every
 * call costs more than the query itself. `param('name')` marks where the value `name` goes.
 */
export function prepareQuery<V extends Values>(db: Database) {
  return <Q extends Compilable>(build: (kysely: Kysely<Tables>, param: Param<V>) => Q): Prepared<V, Q> => {
    // The placeholder passes for the value while the statement is built; Kysely only carries it.
    const param: Param<V> = (name) => new Placeholder(name) as unknown as V[typeof name];
    let built: CompiledQuery | undefined;
    const fill = (values: V) => {
      // Built lazily: building all statements would delay the server's start considerably.
      built ??= build(db.readKysely, param).compile();
      const filled = built.parameters.map((parameter) =>
        parameter instanceof Placeholder ? values[parameter.name]! : (parameter as SqlValue),
      );
      return { sql: built.sql, values: filled };
    };
    const all = (values: V) => {
      const statement = fill(values);
      return db.readPrepared(statement.sql, statement.values);
    };
    const prepared: PreparedRead<V, unknown> = { with: fill, all, first: async (values) => (await all(values))[0] };
    // The type hides all but `with` from writes, and the rows' types are Kysely's.
    return prepared as Prepared<V, Q>;
  };
}
