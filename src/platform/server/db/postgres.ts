import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { CommitTopics } from './commit-topics.ts';
import type { Database, RunPrepared } from './database.ts';
import { commitOn, transactOn } from './postgres-commit.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import { PostgresPool } from './postgres-pool.ts';
import { postgresServer } from './postgres-server.ts';
import { PostgresWakeUps } from './postgres-wake-ups.ts';
import type { RowsOf, Statement, SqlValue } from './statement.ts';
import type { Tables } from './tables.ts';

const connectionsMax = 10;
/** Short enough for an error within five seconds. */
const answerDefaultMs = 3000;
const commandsThatCount = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/**
 * Pool of connections to PostgreSQL, or any server with its protocol. Opens no connection before the first query. A
 * statement gets its answer within `answerMaxMs` or throws `DatabaseOutage`.
 */
export function openPostgres(url: string, answerMaxMs: number = answerDefaultMs): Database {
  const server = postgresServer(url);
  const pool = new PostgresPool(server, { connectionsMax, answerMaxMs });
  const kysely = kyselyOn(pool);
  const run: RunPrepared = (text, values) => pool.run(text, values);
  const topics = new CommitTopics();
  const wakeUps = new PostgresWakeUps(server, pool, topics);
  return {
    engine: 'postgres',
    async commit<const Statements extends readonly Statement[]>(...statements: Statements) {
      const rows = await commitOn(pool, statements);
      wakeUps.send(topics.announce(statements));
      return rows as RowsOf<Statements>;
    },
    async transaction(act) {
      const { result, statements } = await pool.with((connection) => transactOn(connection, act));
      wakeUps.send(topics.announce(statements));
      return result;
    },
    onCommit: (topic, listener) => {
      wakeUps.listen();
      return topics.listen(topic, listener);
    },
    kysely,
    readKysely: kysely,
    readPrepared: run,
    withoutLimits: async (act) => {
      const patient = kyselyOn(new PostgresPool(server, { connectionsMax: 1, answerMaxMs: null }));
      try {
        return await act(patient);
      } finally {
        await patient.destroy();
      }
    },
    ping: () => run('select 1', []).then(() => undefined),
    close: async () => {
      await wakeUps.end();
      await pool.end();
    },
  };
}

function kyselyOn(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new PooledDriver(pool),
      createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/** A borrowed connection in Kysely's interface. */
class LentConnection implements DatabaseConnection {
  readonly lent: PostgresConnection;

  constructor(lent: PostgresConnection) {
    this.lent = lent;
  }

  async executeQuery<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<Row>> {
    const result = await this.lent.run(sql, parameters as SqlValue[], false);
    const rows = [...result] as Row[];
    return commandsThatCount.has(result.command) ? { rows, numAffectedRows: BigInt(result.count) } : { rows };
  }

  streamQuery(): never {
    throw new Error('nothing here reads rows as a stream');
  }
}

class PooledDriver implements Driver {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {
    // The pool connects automatically.
  }

  async acquireConnection(): Promise<LentConnection> {
    return new LentConnection(await this.#pool.take());
  }

  async releaseConnection({ lent }: LentConnection): Promise<void> {
    this.#pool.giveBack(lent);
  }

  async beginTransaction({ lent }: LentConnection, { isolationLevel }: TransactionSettings): Promise<void> {
    await lent.run(isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin', []);
  }

  async commitTransaction({ lent }: LentConnection): Promise<void> {
    // PostgreSQL answers with this if an earlier failure was swallowed.
    if ((await lent.run('commit', [])).command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollbackTransaction({ lent }: LentConnection): Promise<void> {
    // A cut connection is rolled back by the server.
    if (!lent.isBroken) await lent.run('rollback', []);
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}
