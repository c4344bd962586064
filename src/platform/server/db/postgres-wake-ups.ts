import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { CommitTopics } from './commit-topics.ts';
import type { PostgresPool } from './postgres-pool.ts';
import type { PostgresServer } from './postgres-server.ts';

const channel = 'opvir';
const connectMaxSeconds = 4;
const againMs = 2000;
/** Minimum time between messages: each is a transaction of its own, so topics in between are sent together. */
const gapMs = 100;
/** Longest time that `end` waits for unsent messages. */
const lastMaxMs = 500;

/**
 * Notifies other processes on the same database of the topics of commits, and receives theirs. Only a wake-up: anything
 * lost is found by polling.
 * Sent after the commit, because notifying inside a transaction makes all others that notify wait for its disk sync.
 * The first is sent at once, later ones together.
 */
export class PostgresWakeUps {
  readonly #server: PostgresServer;
  readonly #pool: PostgresPool;
  readonly #topics: CommitTopics;
  readonly #sender = crypto.randomUUID();
  readonly #unsent = new Set<string>();
  /** Set while messages are unsent. */
  #sending: Promise<void> | undefined;
  readonly #ending = new AbortController();
  #listening: postgres.Sql | undefined;
  #again: NodeJS.Timeout | undefined;

  constructor(server: PostgresServer, pool: PostgresPool, topics: CommitTopics) {
    this.#server = server;
    this.#pool = pool;
    this.#topics = topics;
  }

  send(topics: ReadonlySet<string>): void {
    for (const topic of topics) this.#unsent.add(topic);
    if (this.#unsent.size > 0) this.#sending ??= this.#sendAll();
  }

  /** Starts with the first listener; listens again whenever its connection is cut. */
  listen(): void {
    if (this.#listening || this.#isEnded) return;
    const { options, startParameters } = this.#server;
    const own = {
      ...options,
      connect_timeout: connectMaxSeconds,
      connection: startParameters,
      max: 1,
      max_lifetime: null,
      fetch_types: false,
      onnotice: () => undefined,
      // Supported by the driver, but missing in its types.
      onnotify: (_: string, payload: string) => this.#hear(payload),
      onclose: () => this.#listenAgain(),
    };
    this.#listening = postgres(own);
    this.#listening.unsafe(`listen ${channel}`).catch(() => this.#listenAgain());
  }

  /** Sends the remaining messages first, if the database accepts them. */
  async end(): Promise<void> {
    this.#ending.abort();
    clearTimeout(this.#again);
    await Promise.race([this.#sending, sleep(lastMaxMs, undefined, { ref: false })]);
    await this.#listening?.end({ timeout: 0 });
  }

  async #sendAll(): Promise<void> {
    while (this.#unsent.size > 0) {
      const payload = [this.#sender, ...this.#unsent].join(' ');
      this.#unsent.clear();
      // A process that misses it polls a little later.
      await this.#pool
        .with((connection) => connection.run('select pg_notify($1, $2)', [channel, payload]))
        .catch(() => undefined);
      await sleep(gapMs, undefined, { signal: this.#ending.signal }).catch(() => undefined);
    }
    this.#sending = undefined;
  }

  get #isEnded(): boolean {
    return this.#ending.signal.aborted;
  }

  #hear(payload: string): void {
    const [sender, ...topics] = payload.split(' ');
    if (sender !== this.#sender) for (const topic of topics) this.#topics.wake(topic);
  }

  #listenAgain(): void {
    if (!this.#listening || this.#isEnded) return;
    void this.#listening.end({ timeout: 0 });
    this.#listening = undefined;
    this.#again = setTimeout(() => this.listen(), againMs);
  }
}
