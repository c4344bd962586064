import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type SqliteWriter, statementCache } from './sqlite-writer.ts';
import type { Tables } from './tables.ts';

export function kyselyOnReader(reader: DatabaseSync): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: shim(reader) }) });
}

/** Kysely's own SQLite components, but the connection is lent under the lock shared by all writes. */
export function kyselyOnWriter(writer: SqliteWriter): Kysely<Tables> {
  class LockedDriver extends SqliteDriver {
    override async acquireConnection(): Promise<DatabaseConnection> {
      await writer.acquire();
      return super.acquireConnection();
    }
    override beginTransaction(): Promise<void> {
      return writer.begin();
    }
    override async releaseConnection(): Promise<void> {
      await writer.synced();
      writer.release();
    }
  }
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new TransactionalDdlAdapter(),
      createDriver: () => new LockedDriver({ database: shim(writer.connection) }),
      createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

/**
 * Enables transactional DDL, which SQLite supports but Kysely's own adapter denies: each migration run is one
 * transaction.
 */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Adapts node:sqlite to the better-sqlite3 interface that Kysely expects. */
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
