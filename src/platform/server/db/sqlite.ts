import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { CommitTopics } from './commit-topics.ts';
import type { Database, RunPrepared, RunStatement } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { kyselyOnReader, kyselyOnWriter } from './sqlite-kysely.ts';
import { SqliteLog } from './sqlite-log.ts';
import { rowReader } from './sqlite-rows.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import type { RowsOf, Statement } from './statement.ts';

/** Maximum wait for another process's lock, which blocks this process: only used before requests are served. */
const blockingWaitMs = 5000;

/**
 * Opens a writer, lent to one holder at a time, and a reader that never sees an open transaction. A commit resolves
 * only once `SqliteLog` has it on disk; SQLite itself syncs only to keep its order (`synchronous=NORMAL`).
 */
export function openSqlite(path: string): Database {
  const log = new SqliteLog(path);
  const writer = new SqliteWriter(connect(path, false), log);
  const reader = connect(path, true);
  const kysely = kyselyOnWriter(writer);
  const readKysely = kyselyOnReader(reader);
  const read = rowReader(reader);
  const readPrepared: RunPrepared = (sql, values) => Promise.resolve(read(sql, values));
  const group = new GroupCommit(writer);
  const topics = new CommitTopics();
  return {
    engine: 'sqlite',
    async commit<const Statements extends readonly Statement[]>(...statements: Statements) {
      const rows = await group.commit(statements);
      topics.announce(statements);
      return rows as RowsOf<Statements>;
    },
    async transaction(act) {
      const { result, statements } = await runTransaction(writer, act);
      topics.announce(statements);
      return result;
    },
    onCommit: (topic, listener) => topics.listen(topic, listener),
    kysely,
    readKysely,
    readPrepared,
    withoutLimits: async (act) => {
      writer.connection.exec(`PRAGMA busy_timeout = ${blockingWaitMs}`);
      return act(kysely).finally(() => writer.connection.exec('PRAGMA busy_timeout = 0'));
    },
    ping: () => readPrepared('select 1', []).then(() => undefined),
    close: async () => {
      await group.end();
      // The reader first: the last connection to close moves the -wal file into the database and removes it, which a
      // read-only one cannot.
      await readKysely.destroy();
      if (reader.isOpen) reader.close();
      await kysely.destroy();
      if (writer.connection.isOpen) writer.connection.close();
      await log.close();
    },
  };
}

async function runTransaction<T>(writer: SqliteWriter, act: (run: RunStatement) => Promise<T>) {
  const done = await commitTransaction(writer, act);
  await writer.synced();
  return done;
}

async function commitTransaction<T>(writer: SqliteWriter, act: (run: RunStatement) => Promise<T>) {
  await writer.acquire();
  try {
    await writer.begin();
    const statements: Statement[] = [];
    const result = await act(async <Row>(statement: Statement<Row>) => {
      statements.push(statement);
      return writer.rowsOf(statement) as Row[];
    });
    writer.run('commit');
    return { result, statements };
  } finally {
    writer.rollback();
    writer.release();
  }
}

function connect(path: string, readOnly: boolean): DatabaseSync {
  const connection = new DatabaseSync(path, { readOnly, timeout: blockingWaitMs });
  try {
    // SQLite parses `a regexp b` but has no implementation of its own.
    const regexp = (pattern: SQLOutputValue, text: SQLOutputValue) =>
      text === null ? null : Number(new RegExp(String(pattern)).test(String(text)));
    connection.function('regexp', { deterministic: true }, regexp);
    if (readOnly) return connection;
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
    connection.exec('PRAGMA busy_timeout = 0');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
