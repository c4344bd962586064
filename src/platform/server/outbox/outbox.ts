import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, DatabaseTransaction } from '../db/database.ts';
import { newId } from '../ids.ts';
import { claimWork, deleteWork, insertWork, type OutboxRow, postponeWork } from './queries.ts';

/** What each kind of work does; run at least once, so it must bear being run twice: `id` is the same each time. */
export type OutboxHandlers = Readonly<Record<string, (payload: unknown, id: string) => Promise<void>>>;

export interface OutboxTimes {
  /** Work in the hands of a process that died is taken over after this; one that lives renews its claim. */
  leaseMs: number;
  /** How long stopping waits for the work in hand. */
  stopMaxMs: number;
}

const defaultTimes: OutboxTimes = { leaseMs: 60_000, stopMaxMs: 3000 };
const pollMs = 2000;
/** Work promised inside a transaction is looked for once that has most likely committed; if not, at the next poll. */
const commitMs = 50;
const attemptsMax = 12;
const backoffStartMs = 5000;
const backoffMaxMs = 60 * 60 * 1000;
const inHandMax = 10;

/** Work that leaves the process (mails …): promised inside a transaction, done after it, retried until it is done. */
export interface Outbox {
  /** Promises `kind`; with a transaction, only if that commits. */
  add(kind: string, payload: unknown, transaction?: DatabaseTransaction): Promise<void>;
  start(handlers: OutboxHandlers): void;
  /** Waits a little for the work in hand. What is left waits in the table; what was in hand, until its lease is over. */
  stop(): Promise<void>;
}

export function createOutbox(
  db: Database,
  log: FastifyBaseLogger,
  now: () => number,
  { leaseMs, stopMaxMs } = defaultTimes,
): Outbox {
  const inHand = new Map<string, Promise<void>>();
  let handlers: OutboxHandlers = {};
  let timer: NodeJS.Timeout | undefined;
  let wakesAt = Infinity;
  let round: Promise<void> = Promise.resolve();
  let isStopped = true;

  async function doOne(row: OutboxRow): Promise<void> {
    const { id, kind, attempts } = row;
    const failed = (err: unknown, what: string) => log.error({ err, kind, id, attempts }, `outbox work ${what}`);
    const putOff = (ms: number) =>
      postponeWork(db, row, now() + ms).catch((err: unknown) => failed(err, 'could not be put off'));
    const renewing = setInterval(() => void (isStopped ? clearInterval(renewing) : putOff(leaseMs)), leaseMs / 3);
    try {
      const handler = handlers[kind];
      if (!handler) throw new Error(`nothing handles ${kind}`);
      await handler(JSON.parse(row.payload), id);
      await untilWritten(() => deleteWork(db, id));
    } catch (error) {
      failed(error, 'failed');
      await putOff(Math.min(backoffStartMs * 2 ** (attempts - 1), backoffMaxMs));
    } finally {
      clearInterval(renewing);
    }
  }

  /** What was done must not be done again only because the database is away at that moment. */
  async function untilWritten(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (err) {
        if (isStopped) throw err;
        log.error({ err }, 'that outbox work is done could not be written; trying again');
        await delay(pollMs);
      }
    }
  }

  async function runRound(): Promise<void> {
    const limit = inHandMax - inHand.size;
    if (limit === 0) return;
    try {
      const lease = { now: now(), leaseEndsAt: now() + leaseMs };
      const rows = await claimWork(db, { ...lease, attemptsMax, limit, inHand: [...inHand.keys()] });
      for (const row of rows) {
        const work = doOne(row).finally(() => {
          inHand.delete(row.id);
          if (rows.length === limit) wake();
        });
        inHand.set(row.id, work);
      }
    } catch (error) {
      log.error({ err: error }, 'the outbox cannot be read');
    }
  }

  function wake(delayMs = 0): void {
    const at = performance.now() + delayMs;
    // An earlier look stays: the poll after a round must not put off what was added during it.
    if (isStopped || at >= wakesAt) return;
    clearTimeout(timer);
    wakesAt = at;
    timer = setTimeout(() => {
      wakesAt = Infinity;
      round = round.then(runRound).then(() => wake(pollMs));
    }, delayMs);
  }

  return {
    async add(kind, payload, transaction) {
      const row = { id: newId(), kind, payload: JSON.stringify(payload), attempts: 0, dueAt: now() };
      await insertWork(transaction ?? db.kysely, row);
      wake(transaction ? commitMs : 0);
    },
    start(given) {
      handlers = given;
      isStopped = false;
      wake();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      wakesAt = Infinity;
      const { promise: late, resolve: giveUp } = Promise.withResolvers<void>();
      const patience = setTimeout(giveUp, stopMaxMs);
      await Promise.race([round.then(() => Promise.all(inHand.values())), late]);
      clearTimeout(patience);
      if (inHand.size > 0)
        log.warn({ count: inHand.size }, 'stopped with outbox work in hand; it is tried again later');
    },
  };
}
