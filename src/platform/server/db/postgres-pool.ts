import { DatabaseOutage } from './outage.ts';
import { PostgresConnection } from './postgres-connection.ts';

const closeMaxMs = 2000;

export interface PoolLimits {
  readonly connectionsMax: number;
  /** How long a caller waits for a connection and the first answer on it together; null means as long as it takes. */
  readonly answerMaxMs: number | null;
}

interface Waiting {
  give(connection: PostgresConnection): void;
  refuse(outage: DatabaseOutage): void;
}

/**
 * Lends connections, each to one holder at a time. The driver's own pool knows no limit on a wait: while the server is
 * frozen or away its calls hang, and up to 20 s longer.
 */
export class PostgresPool {
  readonly #url: string;
  readonly #limits: PoolLimits;
  readonly #idle: PostgresConnection[];
  readonly #lent = new Set<PostgresConnection>();
  readonly #waiting = new Set<Waiting>();
  readonly #allBack = Promise.withResolvers<void>();
  #isEnded = false;

  constructor(url: string, limits: PoolLimits) {
    this.#url = url;
    this.#limits = limits;
    this.#idle = Array.from({ length: limits.connectionsMax }, () => this.#connection());
  }

  /** Lends one connection to `act`. Throws `DatabaseOutage` if none becomes free in time. */
  async with<T>(act: (connection: PostgresConnection) => Promise<T>): Promise<T> {
    const connection = await this.take();
    try {
      return await act(connection);
    } finally {
      this.giveBack(connection);
    }
  }

  /** As {@link with}; whoever takes gives back. */
  async take(): Promise<PostgresConnection> {
    if (this.#isEnded) throw new DatabaseOutage('the database is closed');
    const idle = this.#idle.pop();
    return idle ? this.#lend(this.#usable(idle), 0) : this.#wait();
  }

  giveBack(connection: PostgresConnection): void {
    this.#lent.delete(connection);
    const usable = this.#usable(connection);
    const [next] = this.#waiting;
    if (next && this.#waiting.delete(next)) next.give(usable);
    else this.#idle.push(usable);
    if (this.#isEnded && this.#lent.size === 0) this.#allBack.resolve();
  }

  /** Waits a little for what is under way, then cuts it off. */
  async end(): Promise<void> {
    this.#isEnded = true;
    for (const { refuse } of this.#waiting) refuse(new DatabaseOutage('the database is closed'));
    this.#waiting.clear();
    const timer = setTimeout(this.#allBack.resolve, this.#lent.size === 0 ? 0 : closeMaxMs);
    await this.#allBack.promise;
    clearTimeout(timer);
    await Promise.all([...this.#idle, ...this.#lent].map((connection) => connection.end()));
  }

  #connection(): PostgresConnection {
    return new PostgresConnection(this.#url, this.#limits.answerMaxMs);
  }

  #usable(connection: PostgresConnection): PostgresConnection {
    if (!connection.isBroken) return connection;
    void connection.end();
    return this.#connection();
  }

  #lend(connection: PostgresConnection, waitedMs: number): PostgresConnection {
    this.#lent.add(connection);
    return connection.lend(waitedMs);
  }

  async #wait(): Promise<PostgresConnection> {
    const askedAt = performance.now();
    const { answerMaxMs } = this.#limits;
    const { promise, resolve, reject } = Promise.withResolvers<PostgresConnection>();
    const waiting: Waiting = {
      give: (connection) => resolve(this.#lend(connection, performance.now() - askedAt)),
      refuse: reject,
    };
    const giveUp = () => {
      this.#waiting.delete(waiting);
      reject(new DatabaseOutage('no connection to the database became free in time'));
    };
    const timer = answerMaxMs === null ? undefined : setTimeout(giveUp, answerMaxMs);
    this.#waiting.add(waiting);
    return promise.finally(() => clearTimeout(timer));
  }
}
