import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type SqlValue = string | number | null;

/** Runs one statement that was compiled before and gives its rows. */
export type RunPrepared = (sql: string, values: SqlValue[]) => Promise<unknown[]>;

export type DatabaseTransaction = Transaction<Tables>;

/** One open database, whichever engine it is. Made by `openDatabase`, closed by whoever opened it. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres';
  /** For writes and transactions; keep transactions free of other I/O. */
  readonly kysely: Kysely<Tables>;
  /** For reads that are too rare to prepare. */
  readonly readKysely: Kysely<Tables>;
  /** For `prepareQuery` only. */
  readonly readPrepared: RunPrepared;
  readonly writePrepared: RunPrepared;
  /** For migrations: within `act` a statement may take as long as it needs, which no call of a visitor may. */
  withoutLimits<T>(act: (kysely: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Resolves if the database answers, rejects with the driver's error if not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
