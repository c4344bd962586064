import postgres from 'postgres';
import type { RunStatement } from './database.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import type { PostgresPool } from './postgres-pool.ts';
import { checkedRows, type Statement } from './statement.ts';

const divisionByZero = '22012';
/**
 * Maximum statements sent at once: each one's time limit starts when it is sent, so that the last must not wait for
 * thousands.
 */
const atOnceMax = 100;
/** Text of a required statement, by its original text. */
const requiring = new Map<string, string>();

/** Commits all statements or none, in one round trip (hundreds: in a few). Returns the rows of each. */
export async function commitOn(pool: PostgresPool, statements: readonly Statement[]): Promise<unknown[][]> {
  const [first] = statements;
  if (first && statements.length === 1) return [checkedRows(first, await pool.run(first.sql, first.values))];
  return pool.with((connection) => commitAll(connection, statements));
}

async function commitAll(connection: PostgresConnection, statements: readonly Statement[]): Promise<unknown[][]> {
  const begin = connection.run('begin', []);
  const answers: Promise<unknown[]>[] = [];
  for (const statement of statements) {
    if (answers.length > 0 && answers.length % atOnceMax === 0) await Promise.allSettled([begin, ...answers]);
    answers.push(connection.run(textOf(statement), statement.values));
  }
  const commit = connection.run('commit', []);
  const [, ...outcomes] = await Promise.allSettled([begin, ...answers, commit]);
  // The first failure has the reason; later ones only report the aborted transaction, which the commit has ended.
  const failed = outcomes.findIndex(({ status }) => status === 'rejected');
  if (failed >= 0) throw reasonOf(statements[failed], (outcomes[failed] as PromiseRejectedResult).reason);
  return Promise.all(answers);
}

/** A required statement divides by its row count, so that PostgreSQL aborts if there is none. */
function textOf({ sql, otherwise }: Statement): string {
  if (!otherwise) return sql;
  let text = requiring.get(sql);
  if (text === undefined) {
    text = `with "given" as materialized (${sql}), "checked" as materialized (select 1 / count(*) from "given") select "given".* from "checked" left join "given" on true`;
    requiring.set(sql, text);
  }
  return text;
}

function reasonOf(statement: Statement | undefined, error: unknown): unknown {
  const isMissing = error instanceof postgres.PostgresError && error.code === divisionByZero;
  return (isMissing && statement?.otherwise?.()) || error;
}

/** Runs `act` in one transaction; returns its result and the statements that it ran. */
export async function transactOn<T>(connection: PostgresConnection, act: (run: RunStatement) => Promise<T>) {
  const statements: Statement[] = [];
  await connection.run('begin', []);
  try {
    const result = await act(async <Row>(statement: Statement<Row>) => {
      statements.push(statement);
      return checkedRows(statement, (await connection.run(statement.sql, statement.values)) as unknown as Row[]);
    });
    // PostgreSQL answers this if an earlier failure was swallowed.
    if ((await connection.run('commit', [])).command === 'ROLLBACK') throw new Error('the transaction was aborted');
    return { result, statements };
  } catch (error) {
    if (!connection.isBroken) await connection.run('rollback', []);
    throw error;
  }
}
