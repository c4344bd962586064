import postgres from 'postgres';
import type { SqlValue } from './statement.ts';
import { DatabaseOutage } from './outage.ts';
import type { PostgresServer } from './postgres-server.ts';

const connectMaxMs = 4000;
const int8 = 20;
/**
 * Share of the answer limit used as the server's statement timeout: a live server then confirms that it did not run the
 * statement.
 */
const serverShare = 0.875;

/**
 * Error codes of the driver and the operating system for an unreachable server: CONNECTION_CLOSED, CONNECT_TIMEOUT,
 * ECONNREFUSED …
 */
const awayCode = /^(CONNECT(ION)?_[A-Z]+|E(?!RR_)[A-Z_]+)$/;

/**
 * SQLSTATE codes that count as an outage: connection failure (08), no resources (53), starting or stopping (57P0),
 * statement timeout (57014), became a standby (25006).
 */
const unableState = /^(08...|53...|57P0.|57014|25006)$/;

/**
 * Single connection, opened by its first statement and never reopened: once cut or timed out, it only throws. No
 * statement of a transaction runs outside of it, and no answer reaches the wrong caller.
 */
export class PostgresConnection {
  readonly #sql: postgres.Sql;
  readonly #answerMaxMs: number | null;
  readonly #preparesStatements: boolean;
  /** Time limits of borrowers that have not run a statement yet, in order. */
  #limitsMs: (number | null)[] = [];
  #isBroken = false;
  #silentMs = 0;

  /** `answerMaxMs` null: no time limit for statements. */
  constructor(server: PostgresServer, answerMaxMs: number | null) {
    this.#answerMaxMs = answerMaxMs;
    this.#preparesStatements = server.preparesStatements;
    this.#sql = postgres({
      ...server.options,
      connect_timeout: connectMaxMs / 1000,
      max: 1,
      // Otherwise the driver would close it in the middle of a transaction.
      max_lifetime: null,
      // It would be fetched on each connection, and no column is an array.
      fetch_types: false,
      connection: {
        ...server.startParameters,
        ...(answerMaxMs !== null && { statement_timeout: answerMaxMs * serverShare }),
      },
      onnotice: () => undefined,
      onclose: () => {
        this.#isBroken = true;
      },
      // The driver returns bigint as text; ours are milliseconds and counts, which a number represents exactly.
      types: { bigint: { to: int8, from: [int8], serialize: String, parse: Number } },
    });
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Time that its last statement waited without an answer; 0 while the connection is usable. */
  get silentMs(): number {
    return this.#silentMs;
  }

  /** Lends the connection to a new borrower, whose first statement has this time limit. */
  lend(limitMs: number | null): this {
    this.#limitsMs.push(limitMs);
    return this;
  }

  /**
   * Throws `DatabaseOutage` if the server cannot run it, or does not answer within the limit. An unprepared statement
   * is planned for its values each time: in text search, that decides whether an index helps.
   */
  async run(text: string, values: readonly SqlValue[], prepare = true): Promise<postgres.RowList<postgres.Row[]>> {
    if (this.#isBroken) throw new DatabaseOutage('the connection to the database was cut');
    const answer = this.#sql.unsafe(text, [...values], { prepare: prepare && this.#preparesStatements });
    try {
      return await this.#inTime(answer);
    } catch (error) {
      const failure = withoutValues(error);
      if (failure instanceof DatabaseOutage) this.#isBroken = true;
      throw failure;
    }
  }

  async #inTime<T>(answer: Promise<T>): Promise<T> {
    const [limitMs = this.#answerMaxMs] = this.#limitsMs.splice(0, 1);
    if (limitMs === null) return answer;
    const { promise: late, reject } = Promise.withResolvers<never>();
    const stop = afterWait(limitMs, () => {
      this.#silentMs = limitMs;
      reject(new DatabaseOutage('the database gave no answer in time'));
    });
    return Promise.race([answer, late]).finally(stop);
  }

  /** Closes it at once; pending statements get no answer. */
  async end(): Promise<void> {
    this.#isBroken = true;
    await this.#sql.end({ timeout: 0 });
  }
}

/**
 * Calls `act` after `ms`, once everything that has arrived by then is read: a busy process must not pass for a silent
 * server. Returns the function that cancels it.
 */
export function afterWait(ms: number, act: () => void): () => void {
  let reading: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    reading = setImmediate(act);
  }, ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(reading);
  };
}

/**
 * The failure in a form that may be logged: an outage as such, and without the values that PostgreSQL quotes, which may
 * be personal.
 */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error instanceof DatabaseOutage) return error;
  if (!(error instanceof postgres.PostgresError)) {
    // The message is empty if several addresses were tried in vain.
    return awayCode.test(String(error.code)) ? new DatabaseOutage(error.message || String(error.code)) : error;
  }
  if (unableState.test(error.code)) return new DatabaseOutage(error.message);
  for (const field of ['detail', 'where'] as const) delete (error as Partial<postgres.PostgresError>)[field];
  return error;
}
