import type { Statement } from './statement.ts';

/** Who is woken after a commit, by what its statements are about. */
export class CommitTopics {
  readonly #listeners = new Map<string, Set<() => void>>();

  /** Gives the function that ends it. */
  listen(topic: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** Wakes after a commit of these statements, each listener once. Gives what they were about. */
  announce(statements: Iterable<Statement>): Set<string> {
    const topics = new Set<string>();
    for (const { topic } of statements) if (topic !== undefined) topics.add(topic);
    for (const topic of topics) this.wake(topic);
    return topics;
  }

  wake(topic: string): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener();
  }
}
