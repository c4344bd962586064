import postgres from 'postgres';
import type { SqlValue } from './statement.ts';
import { DatabaseOutage } from './outage.ts';
import type { PostgresServer } from './postgres-server.ts';

const connectMaxMs = 4000;
const int8 = 20;
/** Of the limit on an answer: the server's own, so that one that is alive says for sure that it did not do it. */
const serverShare = 0.875;

/** What the driver and the operating system say when the server is away: CONNECTION_CLOSED, CONNECT_TIMEOUT, ECONNREFUSED … */
const awayCode = /^(CONNECT(ION)?_[A-Z]+|E(?!RR_)[A-Z_]+)$/;

/**
 * What the server says itself: the connection failed (08), no room (53), it is starting or stopping (57P0), the statement
 * took too long (57014), it has become a standby (25006).
 */
const unableState = /^(08...|53...|57P0.|57014|25006)$/;

/**
 * One connection, made with its first statement and never made anew: once it was cut or gave no answer in time it only
 * throws, so that no statement of a transaction can run outside of it, and nobody waits for an answer to somebody else.
 */
export class PostgresConnection {
  readonly #sql: postgres.Sql;
  readonly #answerMaxMs: number | null;
  readonly #preparesStatements: boolean;
  /** For those who hold it and have not run a statement yet, in their order. */
  #limitsMs: (number | null)[] = [];
  #isBroken = false;
  #silentMs = 0;

  /** With `answerMaxMs` null a statement may take as long as it needs. */
  constructor(server: PostgresServer, answerMaxMs: number | null) {
    this.#answerMaxMs = answerMaxMs;
    this.#preparesStatements = server.preparesStatements;
    this.#sql = postgres({
      ...server.options,
      connect_timeout: connectMaxMs / 1000,
      max: 1,
      // The driver would end it in the middle of a transaction.
      max_lifetime: null,
      // It would be asked for on each connection, and no column is an array.
      fetch_types: false,
      connection: {
        ...server.startParameters,
        ...(answerMaxMs !== null && { statement_timeout: answerMaxMs * serverShare }),
      },
      onnotice: () => undefined,
      onclose: () => {
        this.#isBroken = true;
      },
      // The driver hands bigint over as text; ours are milliseconds and counts, which a number holds exactly.
      types: { bigint: { to: int8, from: [int8], serialize: String, parse: Number } },
    });
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** How long its last statement was waited for in vain; 0 while it is of use. */
  get silentMs(): number {
    return this.#silentMs;
  }

  /** For a new holder, whose first statement is waited for so long. */
  lend(limitMs: number | null): this {
    this.#limitsMs.push(limitMs);
    return this;
  }

  /**
   * Throws `DatabaseOutage` if the server cannot do it, or does not answer within the limit. What is not prepared is planned for its
   * values each time: for a text that is searched for, that decides whether an index is of use.
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
    const timer = setTimeout(() => {
      this.#silentMs = limitMs;
      reject(new DatabaseOutage('the database gave no answer in time'));
    }, limitMs);
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  /** Closes it at once; what has no answer yet gets none. */
  async end(): Promise<void> {
    this.#isBroken = true;
    await this.#sql.end({ timeout: 0 });
  }
}

/** The failure as it may be logged: an outage as such, and without the values that PostgreSQL quotes, which may be personal. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error instanceof DatabaseOutage) return error;
  if (!(error instanceof postgres.PostgresError)) {
    // Of several addresses that were tried in vain, the message is empty.
    return awayCode.test(String(error.code)) ? new DatabaseOutage(error.message || String(error.code)) : error;
  }
  if (unableState.test(error.code)) return new DatabaseOutage(error.message);
  for (const field of ['detail', 'where'] as const) delete (error as Partial<postgres.PostgresError>)[field];
  return error;
}
