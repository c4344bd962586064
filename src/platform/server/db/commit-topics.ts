import type { Statement } from './statement.ts';

/** Listeners for commits, by the topics of their statements. */
export class CommitTopics {
  readonly #listeners = new Map<string, Set<() => void>>();

  /** Returns the function that unsubscribes. */
  listen(topic: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** Calls each listener once after a commit of these statements. Returns their topics. */
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
