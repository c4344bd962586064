import type { FastifyBaseLogger } from 'fastify';
import type { Database, DatabaseTransaction } from '../db/database.ts';
import { newId } from '../ids.ts';
import { type EventRow, eventQueries, insertEvent } from './queries.ts';

const pollMs = 1000;
/** A transaction may commit its event so much later than another one, which was given a higher number, has been seen. */
const lateMs = 10_000;
/** As many events as transactions that are open at once may have numbered. */
const lateCount = 1000;
const keptMs = 60 * 60 * 1000;

type Listener = (event: EventRow) => void;

/** Live events for signed-in users: written with the change they tell of, read by whichever process holds the browser. */
export interface Events {
  /** Tells `userId` of something; with a transaction, only if that commits. The command line may call it too. */
  emit(userId: string, type: string, data: unknown, transaction?: DatabaseTransaction): Promise<void>;
  /** Calls back with what happens to `userId` from when this resolves on; gives the function that ends it. */
  listen(userId: string, listener: Listener): Promise<() => void>;
  sweep(): Promise<void>;
  stop(): void;
}

/** Readers go by the numbers that the database gives and by this process's own stopwatch: `now` may be set back. */
export function createEvents(db: Database, log: FastifyBaseLogger, now: () => number): Events {
  const { findLast, listAfter, deleteBefore } = eventQueries(db);
  const listeners = new Map<string, Set<Listener>>();
  /** Nothing up to this number is looked at again. */
  let floor = 0;
  /** By number, when each event above the floor was seen. */
  const seen = new Map<number, number>();
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function listUnseen(): Promise<EventRow[]> {
    const unseen = (await listAfter.all({ seq: floor })).filter(({ seq }) => !seen.has(seq));
    for (const { seq } of unseen) seen.set(seq, performance.now());
    return unseen;
  }

  /** Begins with what is there already counted as seen. */
  async function begin(): Promise<void> {
    floor = Math.max(0, ((await findLast.first({}))?.seq ?? 0) - lateCount);
    seen.clear();
    await listUnseen();
    goOn();
  }

  async function look(): Promise<void> {
    try {
      for (const event of await listUnseen()) {
        for (const listener of listeners.get(event.userId) ?? []) listener(event);
      }
      const late = performance.now() - lateMs;
      floor = Math.max(floor, ...[...seen].filter(([, seenAt]) => seenAt < late).map(([seq]) => seq));
      for (const seq of seen.keys()) if (seq <= floor) seen.delete(seq);
    } catch (error) {
      log.error({ err: error }, 'live events cannot be read');
    }
    goOn();
  }

  function goOn(): void {
    if (listeners.size > 0) timer = setTimeout(() => void look(), pollMs);
    else looking = undefined;
  }

  function forget(userId: string, listener: Listener): void {
    const own = listeners.get(userId);
    own?.delete(listener);
    if (own?.size === 0) listeners.delete(userId);
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
    async listen(userId, listener) {
      listeners.set(userId, (listeners.get(userId) ?? new Set()).add(listener));
      try {
        await (looking ??= begin());
      } catch (error) {
        looking = undefined;
        forget(userId, listener);
        throw error;
      }
      return () => forget(userId, listener);
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
