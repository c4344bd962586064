import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Database, RunPrepared } from './database.ts';
import { Mutex } from '../mutex.ts';
import type { Tables } from './tables.ts';

const busyTimeoutMs = 5000;

/**
 * Opens the SQLite file twice: a writer for transactions and single writes, one at a time, and a reader for everything
 * else, so that no read ever sees a transaction that is still open. `synchronous=FULL`: what was acknowledged is on disk.
 */
export function openSqlite(path: string): Database {
  const writer = connect(path, false);
  const reader = connect(path, true);
  const writeLock = new Mutex();
  const kysely = new Kysely<Tables>({ dialect: writerDialect(shim(writer), writeLock) });
  const readKysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database: shim(reader) }) });
  const readStatement = statementCache(reader);
  const writeStatement = statementCache(writer);
  const readPrepared: RunPrepared = (sql, values) => Promise.resolve(readStatement(sql).all(...values) as unknown[]);
  return {
    engine: 'sqlite',
    kysely,
    readKysely,
    readPrepared,
    writePrepared: async (sql, values) => {
      await writeLock.acquire();
      try {
        return writeStatement(sql).all(...values);
      } finally {
        writeLock.release();
      }
    },
    withoutLimits: (act) => act(kysely),
    ping: () => readPrepared('select 1', []).then(() => undefined),
    close: async () => {
      // The reader first: the connection that closes last carries the -wal file over into the database and removes it,
      // and one that only reads cannot.
      await readKysely.destroy();
      if (reader.isOpen) reader.close();
      await kysely.destroy();
      if (writer.isOpen) writer.close();
    },
  };
}

function connect(path: string, readOnly: boolean): DatabaseSync {
  const connection = new DatabaseSync(path, { readOnly, timeout: busyTimeoutMs });
  try {
    if (!readOnly) connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

function statementCache(connection: DatabaseSync): (sql: string) => StatementSync {
  const statements = new Map<string, StatementSync>();
  return (sql) => {
    let statement = statements.get(sql);
    if (!statement) statements.set(sql, (statement = connection.prepare(sql)));
    return statement;
  };
}

/** What Kysely expects of better-sqlite3, over node:sqlite. */
function shim(connection: DatabaseSync): SqliteDatabase {
  const prepare = statementCache(connection);
  return {
    close: () => connection.close(),
    prepare: (sql) => {
      const statement = prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as SQLInputValue[])),
        run: (values) => statement.run(...(values as SQLInputValue[])),
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
  };
}

/** SQLite's DDL is transactional, which Kysely's own adapter denies: so each migration run is one transaction. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's own SQLite parts, but the connection is lent under the lock that single prepared writes take too. */
function writerDialect(database: SqliteDatabase, lock: Mutex) {
  class LockedDriver extends SqliteDriver {
    override async acquireConnection(): Promise<DatabaseConnection> {
      await lock.acquire();
      return super.acquireConnection();
    }
    override async beginTransaction(connection: DatabaseConnection): Promise<void> {
      // IMMEDIATE: the write lock is taken at the start, so that no transaction fails half-way against another process.
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    }
    override async releaseConnection(): Promise<void> {
      lock.release();
    }
  }
  return {
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => new LockedDriver({ database }),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
