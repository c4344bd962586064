import { isDatabaseOutage } from './outage.ts';
import type { SqliteWriter } from './sqlite-writer.ts';
import type { Statement } from './statement.ts';

/** Beyond this many statements a new transaction begins, so that reads get their turn in between. */
const groupMax = 256;

interface Waiting {
  readonly statements: readonly Statement[];
  readonly resolve: (rows: unknown[][]) => void;
  readonly reject: (error: unknown) => void;
}

type Answer = () => void;

/**
 * Groups commits for SQLite: those requested during a disk write share the next transaction and one disk sync. There is
 * no timer: the busier the disk, the larger the group.
 */
export class GroupCommit {
  readonly #writer: SqliteWriter;
  readonly #waiting: Waiting[] = [];
  #flushed: Promise<void> | null = null;

  constructor(writer: SqliteWriter) {
    this.#writer = writer;
  }

  /** Commits all of these statements or none; resolves to the rows of each once they are on the disk. */
  commit(statements: readonly Statement[]): Promise<unknown[][]> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown[][]>();
    this.#waiting.push({ statements, resolve, reject });
    this.#flushed ??= this.#flushAll();
    return promise;
  }

  /** Resolves once nothing is pending. */
  async end(): Promise<void> {
    await this.#flushed;
  }

  async #flushAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      await nextTurn();
      const answers = await this.#flush();
      await this.#writer.synced();
      for (const answer of answers) answer();
    }
    this.#flushed = null;
  }

  async #flush(): Promise<Answer[]> {
    await this.#writer.acquire();
    let group: Waiting[] | undefined;
    try {
      await this.#writer.begin();
      group = this.#waiting.splice(0, groupMax);
      const answers = group.map((one) => this.#runOne(one));
      this.#writer.run('commit');
      return answers;
    } catch (error) {
      this.#writer.rollback();
      // If the transaction could not even begin, all pending commits fail.
      const refused = group ?? this.#waiting.splice(0);
      return refused.map((one) => () => one.reject(error));
    } finally {
      this.#writer.release();
    }
  }

  #runOne({ statements, resolve, reject }: Waiting): Answer {
    const isList = statements.length > 1;
    try {
      if (isList) this.#writer.run('savepoint one');
      const rows = statements.map((statement) => this.#writer.rowsOf(statement));
      if (isList) this.#writer.run('release one');
      return () => resolve(rows);
    } catch (error) {
      // The disk is full or failing: nothing in this transaction can be trusted.
      if (isDatabaseOutage(error) || !this.#writer.isInTransaction) throw error;
      if (isList) {
        this.#writer.run('rollback to one');
        this.#writer.run('release one');
      }
      return () => reject(error);
    }
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
