import postgres from 'postgres';
import type { CommitTopics } from './commit-topics.ts';
import type { PostgresPool } from './postgres-pool.ts';

const channel = 'opvir';
const connectMaxSeconds = 4;
const againMs = 2000;

/**
 * Tells other processes on the same database what a commit was about, and hears it from them. No more than a wake-up:
 * what is lost on the way, is found by whoever looks now and then. It is sent after the commit, for one that notifies
 * inside makes all others that do so wait for its disk; what happens while it is sent goes with the next one.
 */
export class PostgresWakeUps {
  readonly #url: string;
  readonly #pool: PostgresPool;
  readonly #topics: CommitTopics;
  readonly #sender = crypto.randomUUID();
  readonly #unsent = new Set<string>();
  #isSending = false;
  #listening: postgres.Sql | undefined;
  #again: NodeJS.Timeout | undefined;
  #isEnded = false;

  constructor(url: string, pool: PostgresPool, topics: CommitTopics) {
    this.#url = url;
    this.#pool = pool;
    this.#topics = topics;
  }

  send(topics: ReadonlySet<string>): void {
    for (const topic of topics) this.#unsent.add(topic);
    if (!this.#isSending) void this.#sendAll();
  }

  /** From when the first listener wants to know; asks again whenever its connection is cut. */
  listen(): void {
    if (this.#listening || this.#isEnded) return;
    const options = {
      max: 1,
      max_lifetime: null,
      fetch_types: false,
      connect_timeout: connectMaxSeconds,
      onnotice: () => undefined,
      // The driver knows it, its types do not.
      onnotify: (_: string, payload: string) => this.#hear(payload),
      onclose: () => this.#listenAgain(),
    };
    this.#listening = postgres(this.#url, options);
    this.#listening.unsafe(`listen ${channel}`).catch(() => this.#listenAgain());
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#again);
    await this.#listening?.end({ timeout: 0 });
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#unsent.size > 0) {
      const payload = [this.#sender, ...this.#unsent].join(' ');
      this.#unsent.clear();
      // Whoever misses it looks by itself a little later.
      await this.#pool
        .with((connection) => connection.run('select pg_notify($1, $2)', [channel, payload]))
        .catch(() => undefined);
    }
    this.#isSending = false;
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
