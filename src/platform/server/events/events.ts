import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';
import { newId } from '../ids.ts';
import { EventCursor } from './event-cursor.ts';
import { type EventRow, eventQueries } from './queries.ts';

/** Polling interval: nothing wakes the reader for other processes on SQLite, or if PostgreSQL's notifications fail. */
const pollMs = 1000;
const keptMs = 60 * 60 * 1000;
const eventsTopic = 'events';

type Listener = (event: EventRow) => void;

/**
 * Live events for signed-in users: written with the change they report, read by the process that serves the browser.
 */
export interface Events {
  /**
   * Statement that publishes an event to `userId`, to be committed with the change. The command line may use it too.
   */
  publish(userId: string, type: string, data: unknown): Statement;
  /** Calls back with events of `userId` from the time this resolves; returns the function that unsubscribes. */
  listen(userId: string, listener: Listener): Promise<() => void>;
  sweep(): Promise<void>;
  stop(): void;
}

export function createEvents(db: Database, log: FastifyBaseLogger, now: () => number): Events {
  const { insertEvent, deleteBefore } = eventQueries(db);
  const cursor = new EventCursor(db);
  const listeners = new Map<string, Set<Listener>>();
  /** Resolves once later events are received; undefined while nobody listens. */
  let looking: Promise<void> | undefined;
  let isLooking = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening = (): void => undefined;

  async function begin(): Promise<void> {
    stopListening = db.onCommit(eventsTopic, wake);
    isLooking = true;
    await cursor.begin().finally(() => (isLooking = false));
    wake();
  }

  function wake(): void {
    isWoken = true;
    if (!isLooking) void look();
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    isLooking = true;
    while (isWoken) {
      isWoken = false;
      await cursor.read(tell).catch((err: unknown) => log.error({ err }, 'live events cannot be read'));
    }
    isLooking = false;
    if (listeners.size > 0) timer = setTimeout(wake, pollMs);
    else rest();
  }

  function rest(): void {
    stopListening();
    looking = undefined;
  }

  function tell(event: EventRow): void {
    for (const listener of listeners.get(event.userId) ?? []) listener(event);
  }

  function forget(userId: string, listener: Listener): void {
    const own = listeners.get(userId);
    own?.delete(listener);
    if (own?.size === 0) listeners.delete(userId);
  }

  return {
    publish: (userId, type, data) => ({
      ...insertEvent.with({ id: newId(), userId, type, data: JSON.stringify(data), createdAt: now() }),
      topic: eventsTopic,
    }),
    async listen(userId, listener) {
      listeners.set(userId, (listeners.get(userId) ?? new Set()).add(listener));
      try {
        await (looking ??= begin());
      } catch (error) {
        rest();
        forget(userId, listener);
        throw error;
      }
      return () => forget(userId, listener);
    },
    async sweep() {
      await db.commit(deleteBefore.with({ before: now() - keptMs }));
    },
    stop() {
      clearTimeout(timer);
      stopListening();
      listeners.clear();
    },
  };
}
