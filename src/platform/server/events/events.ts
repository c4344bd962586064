import type { FastifyBaseLogger } from 'fastify';
import type { Database, DatabaseTransaction } from '../db/database.ts';
import { newId } from '../ids.ts';
import { type EventRow, eventQueries, insertEvent } from './queries.ts';

const pollMs = 1000;
/** An event may be committed a little after its time: so far back each look reaches again. */
const overlapMs = 10_000;
const keptMs = 60 * 60 * 1000;

type Listener = (event: EventRow) => void;

/** Live events for signed-in users: written with the change they tell of, read by whichever process holds the browser. */
export interface Events {
  /** Tells `userId` of something; with a transaction, only if that commits. The command line may call it too. */
  emit(userId: string, type: string, data: unknown, transaction?: DatabaseTransaction): Promise<void>;
  /** Calls back with what happens to `userId` from now on; gives the function that ends it. */
  listen(userId: string, listener: Listener): () => void;
  sweep(): Promise<void>;
  stop(): void;
}

export function createEvents(db: Database, log: FastifyBaseLogger, now: () => number): Events {
  const { listSince, deleteBefore } = eventQueries(db);
  const listeners = new Map<string, Set<Listener>>();
  let seen = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let listensSince = now();

  async function look(): Promise<void> {
    try {
      const since = Math.max(listensSince, now() - overlapMs);
      for (const event of await listSince.all({ since })) {
        if (seen.has(event.id)) continue;
        seen.set(event.id, event.createdAt);
        for (const listener of listeners.get(event.userId) ?? []) listener(event);
      }
      seen = new Map([...seen].filter(([, createdAt]) => createdAt >= since));
    } catch (error) {
      log.error({ err: error }, 'live events cannot be read');
    }
    if (listeners.size > 0) timer = setTimeout(() => void look(), pollMs);
    else timer = undefined;
  }

  return {
    emit: (userId, type, data, transaction) =>
      insertEvent(transaction ?? db.kysely, {
        id: newId(),
        userId,
        type,
        data: JSON.stringify(data),
        createdAt: now(),
      }),
    listen(userId, listener) {
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(listener));
      if (!timer) {
        listensSince = now();
        timer = setTimeout(() => void look(), pollMs);
      }
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(userId);
      };
    },
    async sweep() {
      await deleteBefore.all({ before: now() - keptMs });
    },
    stop() {
      clearTimeout(timer);
      listeners.clear();
    },
  };
}
