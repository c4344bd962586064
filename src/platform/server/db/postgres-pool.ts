import { DatabaseOutage } from './outage.ts';
import { PostgresConnection, afterWait } from './postgres-connection.ts';
import type { PostgresServer } from './postgres-server.ts';
import type { SqlValue } from './statement.ts';

const closeMaxMs = 2000;
/** Minimum time for a statement, even after a long wait for a connection. */
const answerMinMs = 500;
/** Time after a failed wait in which callers do not wait that long again. */
const silenceMs = 1500;
/** Maximum waiting statements sent together over one connection, in one round trip. */
const sharedMax = 8;

export interface PoolLimits {
  readonly connectionsMax: number;
  /** Maximum time for a connection and its first answer together; null for no limit. */
  readonly answerMaxMs: number | null;
}

interface Waiting {
  readonly sharesIt: boolean;
  give(connection: PostgresConnection): void;
  refuse(outage: DatabaseOutage): void;
}

/**
 * Pool of connections with a limit on waits. The driver's own pool has none: while the server is frozen or unreachable,
 * its calls hang, and for up to 20 s longer.
 */
export class PostgresPool {
  readonly #server: PostgresServer;
  readonly #limits: PoolLimits;
  readonly #idle: PostgresConnection[];
  /** Lent connections, with their number of holders. */
  readonly #lent = new Map<PostgresConnection, number>();
  readonly #waiting = new Set<Waiting>();
  readonly #allBack = Promise.withResolvers<void>();
  #silentUntil = 0;
  #isEnded = false;

  constructor(server: PostgresServer, limits: PoolLimits) {
    this.#server = server;
    this.#limits = limits;
    this.#idle = Array.from({ length: limits.connectionsMax }, () => this.#connection());
  }

  /** Runs `act` on a connection. Throws `DatabaseOutage` if none becomes free in time. */
  async with<T>(act: (connection: PostgresConnection) => Promise<T>): Promise<T> {
    const connection = await this.take();
    try {
      return await act(connection);
    } finally {
      this.giveBack(connection);
    }
  }

  /**
   * Runs one statement as a transaction of its own. While all connections are lent, waiting statements may share the
   * next one.
   */
  async run(text: string, values: readonly SqlValue[]) {
    const connection = await this.take(true);
    try {
      return await connection.run(text, values);
    } finally {
      this.giveBack(connection);
    }
  }

  /** Like {@link with}, but the caller must call `giveBack`. */
  async take(sharesIt = false): Promise<PostgresConnection> {
    if (this.#isEnded) throw new DatabaseOutage('the database is closed');
    const idle = this.#idle.pop();
    return idle ? this.#lend(this.#usable(idle), this.#patienceMs()) : this.#wait(sharesIt);
  }

  giveBack(connection: PostgresConnection): void {
    const others = (this.#lent.get(connection) ?? 1) - 1;
    if (others > 0) return void this.#lent.set(connection, others);
    this.#lent.delete(connection);
    if (connection.silentMs > answerMinMs) this.#silentUntil = performance.now() + silenceMs;
    const usable = this.#usable(connection);
    const next = this.#next();
    for (const waiting of next) {
      this.#waiting.delete(waiting);
      waiting.give(usable);
    }
    if (next.length === 0) this.#idle.push(usable);
    if (this.#isEnded && this.#lent.size === 0) this.#allBack.resolve();
  }

  /** Waits briefly for running statements, then closes all connections. */
  async end(): Promise<void> {
    this.#isEnded = true;
    for (const waiting of this.#waiting) waiting.refuse(new DatabaseOutage('the database is closed'));
    this.#waiting.clear();
    const timer = setTimeout(this.#allBack.resolve, this.#lent.size === 0 ? 0 : closeMaxMs);
    await this.#allBack.promise;
    clearTimeout(timer);
    await Promise.all([...this.#idle, ...this.#lent.keys()].map((connection) => connection.end()));
  }

  /**
   * Longest-waiting caller, or a batch of callers that can share a connection: in order of arrival, at most a fair
   * share.
   */
  #next(): Waiting[] {
    const most = Math.min(sharedMax, Math.ceil(this.#waiting.size / this.#limits.connectionsMax));
    const next: Waiting[] = [];
    for (const waiting of this.#waiting) {
      if (next.length > 0 && (next.length >= most || !waiting.sharesIt)) break;
      next.push(waiting);
      if (!waiting.sharesIt) break;
    }
    return next;
  }

  #connection(): PostgresConnection {
    return new PostgresConnection(this.#server, this.#limits.answerMaxMs);
  }

  #usable(connection: PostgresConnection): PostgresConnection {
    if (!connection.isBroken) return connection;
    void connection.end();
    return this.#connection();
  }

  #lend(connection: PostgresConnection, limitMs: number | null): PostgresConnection {
    this.#lent.set(connection, (this.#lent.get(connection) ?? 0) + 1);
    return connection.lend(limitMs);
  }

  #patienceMs(): number | null {
    const { answerMaxMs } = this.#limits;
    return answerMaxMs !== null && performance.now() < this.#silentUntil ? answerMinMs : answerMaxMs;
  }

  async #wait(sharesIt: boolean): Promise<PostgresConnection> {
    const askedAt = performance.now();
    const patienceMs = this.#patienceMs();
    const leftMs = () => patienceMs && Math.max(patienceMs - (performance.now() - askedAt), answerMinMs);
    const { promise, resolve, reject } = Promise.withResolvers<PostgresConnection>();
    const give = (connection: PostgresConnection) => resolve(this.#lend(connection, leftMs()));
    const waiting: Waiting = { sharesIt, give, refuse: reject };
    const giveUp = () => {
      this.#waiting.delete(waiting);
      reject(new DatabaseOutage('no connection to the database became free in time'));
    };
    const stop = patienceMs === null ? undefined : afterWait(patienceMs, giveUp);
    this.#waiting.add(waiting);
    return promise.finally(stop);
  }
}
