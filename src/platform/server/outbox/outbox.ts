import type { FastifyBaseLogger } from 'fastify';
import type { Database, DatabaseTransaction } from '../db/database.ts';
import { newId } from '../ids.ts';
import { claimWork, deleteWork, insertWork, type OutboxRow, postponeWork } from './queries.ts';

/** What each kind of work does; run at least once, so it must bear being run twice. */
export type OutboxHandlers = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

const pollMs = 2000;
/** Work promised inside a transaction is looked for once that has most likely committed; if not, at the next poll. */
const commitMs = 50;
const leaseMs = 60_000;
const attemptsMax = 12;
const backoffStartMs = 5000;
const backoffMaxMs = 60 * 60 * 1000;
const batchSize = 10;

/** Work that leaves the process (mails …): promised inside a transaction, done after it, retried until it is done. */
export interface Outbox {
  /** Promises `kind`; with a transaction, only if that commits. */
  add(kind: string, payload: unknown, transaction?: DatabaseTransaction): Promise<void>;
  start(handlers: OutboxHandlers): void;
  /** Resolves when the work in hand is done; what is left waits in the table. */
  stop(): Promise<void>;
}

export function createOutbox(db: Database, log: FastifyBaseLogger, now: () => number): Outbox {
  let handlers: OutboxHandlers = {};
  let timer: NodeJS.Timeout | undefined;
  let wakesAt = Infinity;
  let round: Promise<void> = Promise.resolve();
  let isStopped = true;

  async function doOne(row: OutboxRow): Promise<void> {
    const handler = handlers[row.kind];
    try {
      if (!handler) throw new Error(`nothing handles ${row.kind}`);
      await handler(JSON.parse(row.payload));
      await deleteWork(db, row.id);
    } catch (error) {
      const delayMs = Math.min(backoffStartMs * 2 ** (row.attempts - 1), backoffMaxMs);
      log.error({ err: error, kind: row.kind, id: row.id, attempts: row.attempts }, 'outbox work failed');
      await postponeWork(db, row.id, now() + delayMs);
    }
  }

  async function runRound(): Promise<void> {
    try {
      const rows = await claimWork(db, { now: now(), leaseEndsAt: now() + leaseMs, attemptsMax, limit: batchSize });
      await Promise.all(rows.map(doOne));
      if (rows.length === batchSize) wake();
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
      await round;
    },
  };
}
