import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Mutex } from '../mutex.ts';
import type { SqliteLog } from './sqlite-log.ts';
import { isSqliteBusy } from './sqlite-faults.ts';
import { rowReader } from './sqlite-rows.ts';
import { checkedRows, type Statement } from './statement.ts';

/** Timeout of a lock held by another process. */
const busyMaxMs = 5000;
const busyRetryMs = 20;

/**
 * Only writing connection, lent to one holder at a time. Waiting for it, or for another process, blocks nobody else.
 */
export class SqliteWriter {
  readonly connection: DatabaseSync;
  readonly #log: SqliteLog;
  readonly #lock = new Mutex();
  readonly #read: ReturnType<typeof rowReader>;

  constructor(connection: DatabaseSync, log: SqliteLog) {
    this.connection = connection;
    this.#log = log;
    this.#read = rowReader(connection);
  }

  acquire(): Promise<void> {
    return this.#lock.acquire();
  }

  release(): void {
    this.#lock.release();
  }

  /** Begins a transaction. Throws SQLite's BUSY if another process holds the lock for too long. */
  async begin(): Promise<void> {
    const lastTryAt = performance.now() + busyMaxMs;
    for (;;) {
      try {
        // IMMEDIATE takes the write lock at the start, so that no transaction fails halfway because of another process.
        this.run('begin immediate');
        return;
      } catch (error) {
        if (!isSqliteBusy(error) || performance.now() >= lastTryAt) throw error;
      }
      await delay(busyRetryMs);
    }
  }

  /**
   * Resolves once everything committed is on disk; only then may commits be acknowledged. Does not require the lock.
   */
  synced(): Promise<void> {
    return this.#log.sync();
  }

  run(sql: string): void {
    this.#read(sql, []);
  }

  rowsOf(statement: Statement): unknown[] {
    return checkedRows(statement, this.#read(statement.sql, statement.values));
  }

  get isInTransaction(): boolean {
    return this.connection.isOpen && this.connection.isTransaction;
  }

  /** Rolls back an open transaction, if any: a failure may have ended it already. */
  rollback(): void {
    if (this.isInTransaction) this.run('rollback');
  }
}

export function statementCache(connection: DatabaseSync): (sql: string) => StatementSync {
  const statements = new Map<string, StatementSync>();
  return (sql) => {
    let statement = statements.get(sql);
    if (!statement) statements.set(sql, (statement = connection.prepare(sql)));
    return statement;
  };
}
