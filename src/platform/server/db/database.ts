import type { Kysely } from 'kysely';
import type { RowsOf, SqlValue, Statement } from './statement.ts';
import type { Tables } from './tables.ts';

/** Runs a compiled statement and returns its rows. */
export type RunPrepared = (sql: string, values: readonly SqlValue[]) => Promise<unknown[]>;

/** Runs one statement inside a transaction. */
export type RunStatement = <Row>(statement: Statement<Row>) => Promise<Row[]>;

/** Open database on either engine. Created by `openDatabase`; the caller closes it. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres';
  /**
   * Commits all statements or none; resolves to their rows once on disk. Rejects with the failed one's error, or that
   * of its {@link Statement.otherwise}. Concurrent commits share one sync but fail alone.
   */
  commit<const Statements extends readonly Statement[]>(...statements: Statements): Promise<RowsOf<Statements>>;
  /**
   * Runs a transaction that must read, decide and write under a lock. `act` must not await anything else: on SQLite all
   * writes wait for it.
   */
  transaction<T>(act: (run: RunStatement) => Promise<T>): Promise<T>;
  /**
   * Calls `listener` after each commit with a statement about `topic`, which reads can see by then. Returns a function
   * that unsubscribes.
   */
  onCommit(topic: string, listener: () => void): () => void;
  /** Writing access for migrations and tests; features use `commit`. */
  readonly kysely: Kysely<Tables>;
  /** Reading access for queries too rare to prepare. */
  readonly readKysely: Kysely<Tables>;
  /** Runs a prepared query; for `prepareQuery` only. */
  readonly readPrepared: RunPrepared;
  /** Runs migrations without the time limit that other statements have. */
  withoutLimits<T>(act: (kysely: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Resolves if the database answers, rejects with the driver's error if not. */
  ping(): Promise<void>;
  /** Waits for pending commits, then closes. */
  close(): Promise<void>;
}
