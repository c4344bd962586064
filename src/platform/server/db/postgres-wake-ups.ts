import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { CommitTopics } from './commit-topics.ts';
import type { PostgresPool } from './postgres-pool.ts';
import type { PostgresServer } from './postgres-server.ts';

const channel = 'opvir';
const connectMaxSeconds = 4;
const againMs = 2000;
/** What happens so soon after a message is told in the next one: each is a transaction of its own. */
const gapMs = 100;
/** How long an end waits for what is left to be sent. */
const lastMaxMs = 500;

/**
 * Tells other processes on the same database what a commit was about, and hears it from them. No more than a wake-up:
 * what is lost on the way, is found by whoever looks now and then. It is sent after the commit, for one that notifies
 * inside makes all others that do so wait for its disk; the first is sent at once, and what happens soon after it together.
 */
export class PostgresWakeUps {
  readonly #server: PostgresServer;
  readonly #pool: PostgresPool;
  readonly #topics: CommitTopics;
  readonly #sender = crypto.randomUUID();
  readonly #unsent = new Set<string>();
  /** Until nothing is unsent. */
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

  /** From when the first listener wants to know; asks again whenever its connection is cut. */
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
      // The driver knows it, its types do not.
      onnotify: (_: string, payload: string) => this.#hear(payload),
      onclose: () => this.#listenAgain(),
    };
    this.#listening = postgres(own);
    this.#listening.unsafe(`listen ${channel}`).catch(() => this.#listenAgain());
  }

  /** Sends first what is left, where the database takes it. */
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
      // Whoever misses it looks by itself a little later.
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
