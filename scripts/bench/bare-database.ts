import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import postgres from 'postgres';
import { careerQueries } from '../../src/features/careers/server/queries.ts';
import { enrolmentQueries } from '../../src/features/enrolment/server/queries.ts';
import { feedbackQueries } from '../../src/features/feedback/server/queries.ts';
import { identityQueries } from '../../src/features/identity/server/queries.ts';
import type { Database, RunPrepared } from '../../src/platform/server/db/database.ts';
import type { Statement } from '../../src/platform/server/db/statement.ts';
import type { Tables } from '../../src/platform/server/db/tables.ts';

/**
 * Queries of the bare server: the product's own statements, built once so that they cannot differ, and run by the bare
 * driver. `database` is a file, or `postgres://…`.
 */
export function bareQueries(database: string) {
  const isPostgres = database.startsWith('postgres');
  const readPrepared = isPostgres ? runOnPostgres(database) : runOnSqlite(database);
  // The product uses `engine` only to decide whether concurrent session lookups share a statement; here each has its
  // own.
  const db = { engine: 'sqlite', readKysely: buildOnly(isPostgres), readPrepared } as Database;
  const { findSession } = identityQueries(db);
  const { listByUser } = enrolmentQueries(db);
  const { listByCourse, insertFeedback } = feedbackQueries(db);
  const { listCareers } = careerQueries(db);
  /** Runs one write on its own. */
  async function commit<Row>({ sql, values }: Statement<Row>): Promise<Row[]> {
    return (await readPrepared(sql, values)) as Row[];
  }
  return { findSession, listByUser, listByCourse, listCareers, insertFeedback, commit };
}

/** A Kysely that builds statements and cannot run any. */
function buildOnly(isPostgres: boolean): Kysely<Tables> {
  const connect = () => Promise.reject(new Error('there is no connection'));
  const dialect = isPostgres ? new PostgresDialect({ pool: connect }) : new SqliteDialect({ database: connect });
  return new Kysely<Tables>({ dialect });
}

/** Plain postgres.js with default options, but bigint as a number. */
function runOnPostgres(url: string): RunPrepared {
  const bigint = { to: 20, from: [20], serialize: String, parse: Number };
  const client = postgres(url, { types: { bigint } });
  return (sql, values) => client.unsafe(sql, [...values], { prepare: true });
}

/** Plain node:sqlite, as durable as the product: every acknowledged write is on the disk. */
function runOnSqlite(file: string): RunPrepared {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  const prepared = new Map<string, StatementSync>();
  return async (sql, values) => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(...values);
  };
}
