import type { Kysely } from 'kysely';
import type { RowsOf, SqlValue, Statement } from './statement.ts';
import type { Tables } from './tables.ts';

/** Runs one statement that was compiled before and gives its rows. */
export type RunPrepared = (sql: string, values: readonly SqlValue[]) => Promise<unknown[]>;

/** Runs one statement inside a transaction. */
export type RunStatement = <Row>(statement: Statement<Row>) => Promise<Row[]>;

/** One open database, whichever engine it is. Made by `openDatabase`, closed by whoever opened it. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres';
  /**
   * The way to write: all of these or none, on disk when it resolves, to the rows of each. Rejects with the failure of the
   * one that could not be done, or with what a {@link Statement.otherwise} says. What is asked for at the same time shares
   * one wait for the disk; one that fails does so alone.
   */
  commit<const Statements extends readonly Statement[]>(...statements: Statements): Promise<RowsOf<Statements>>;
  /**
   * For the few acts that must read, decide and then write under a lock (identity's, and the content's). `act` does nothing else meanwhile:
   * on SQLite everybody's writes wait for it.
   */
  transaction<T>(act: (run: RunStatement) => Promise<T>): Promise<T>;
  /** Calls back after each commit with a statement about `topic`; reads find it. Gives the function that ends it. */
  onCommit(topic: string, listener: () => void): () => void;
  /** For migrations, and for tests that write what no feature would; features use `commit`. */
  readonly kysely: Kysely<Tables>;
  /** For reads that are too rare to prepare. */
  readonly readKysely: Kysely<Tables>;
  /** For `prepareQuery` only. */
  readonly readPrepared: RunPrepared;
  /** For migrations: within `act` a statement may take as long as it needs, which no call of a visitor may. */
  withoutLimits<T>(act: (kysely: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Resolves if the database answers, rejects with the driver's error if not. */
  ping(): Promise<void>;
  /** Waits for what is being committed. */
  close(): Promise<void>;
}
