import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';
import { newId } from '../ids.ts';
import type { Job, JobHandler } from './job.ts';
import { attemptsMax, inHandMax, ofKindMax, outboxQueries, type OutboxRow } from './queries.ts';

export interface OutboxTimes {
  /** Lease of a job: a dead process's job is taken over after this; a live process renews its lease. */
  leaseMs: number;
  /** Longest time that stopping waits for running jobs. */
  stopMaxMs: number;
}

const defaultTimes: OutboxTimes = { leaseMs: 60_000, stopMaxMs: 3000 };
const pollMs = 2000;
const backoffStartMs = 5000;
const backoffMaxMs = 60 * 60 * 1000;
/** Topic of commits that enqueue jobs. */
export const outboxTopic = 'outbox';

/** Jobs with effects outside the process (mails …): enqueued in a commit, run after it, retried until they succeed. */
export interface Outbox {
  /** Enqueues the job in the commit of its cause, so that it runs only if that commit succeeds. */
  enqueue<Payload>(job: Job<Payload>, payload: NoInfer<Payload>): Statement;
  /** The same, to run at a moment (milliseconds since 1970) or a little later. */
  enqueueAt<Payload>(moment: number, job: Job<Payload>, payload: NoInfer<Payload>): Statement;
  start(handlers: readonly JobHandler[]): void;
  /** Waits briefly for running jobs. Pending jobs stay in the table; interrupted ones until their lease is over. */
  stop(): Promise<void>;
}

export function createOutbox(
  db: Database,
  log: FastifyBaseLogger,
  now: () => number,
  { leaseMs, stopMaxMs } = defaultTimes,
): Outbox {
  const { insertJob, claimJobs, deleteJob, postponeJob, postponeFailedJob } = outboxQueries(db);
  const inHand = new Map<string, { kind: string; work: Promise<void> }>();
  let handlers: ReadonlyMap<string, JobHandler> = new Map();
  let stopListening = (): void => undefined;
  let timer: NodeJS.Timeout | undefined;
  let wakesAt = Infinity;
  let round: Promise<void> = Promise.resolve();
  let isStopped = true;

  async function doOne(row: OutboxRow): Promise<void> {
    const { id, kind, attempts } = row;
    const failed = (err: unknown, what: string) => log.error({ err, kind, id, attempts }, `outbox job ${what}`);
    const putOff = (statement: Statement) =>
      db.commit(statement).catch((err: unknown) => failed(err, 'could not be postponed'));
    const renew = () => putOff(postponeJob.with({ id, attempts, dueAt: now() + leaseMs }));
    const renewing = setInterval(() => void (isStopped ? clearInterval(renewing) : renew()), leaseMs / 3);
    try {
      const handler = handlers.get(kind);
      if (!handler) throw new Error(`nothing handles ${kind}`);
      await handler.run(JSON.parse(row.payload), id);
      await untilWritten(() => db.commit(deleteJob.with({ id })));
    } catch (error) {
      failed(error, attempts < attemptsMax ? 'failed' : 'failed for the last time; see: npm run opvir -- outbox list');
      const dueAt = now() + Math.min(backoffStartMs * 2 ** (attempts - 1), backoffMaxMs);
      await putOff(postponeFailedJob.with({ id, attempts, dueAt, lastError: reasonOf(error) }));
    } finally {
      clearInterval(renewing);
    }
  }

  /**
   * Retries until it is written: a finished job must not run again only because the database is briefly unavailable.
   */
  async function untilWritten(write: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await write();
        return;
      } catch (err) {
        if (isStopped) throw err;
        log.error({ err }, 'that an outbox job is done could not be written; trying again');
        await delay(pollMs);
      }
    }
  }

  /** Limits of the next claim, so that no kind exceeds its share even if it gets all of it. */
  function room(): { but: string; limit: number } {
    const free = inHandMax - inHand.size;
    const counts = new Map<string, number>();
    for (const { kind } of inHand.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const full = [...counts].find(([, count]) => count === ofKindMax);
    // Any other kind gets at most its share of the remaining places.
    if (full) return { but: full[0], limit: free };
    return { but: '', limit: Math.min(free, ofKindMax - Math.max(0, ...counts.values())) };
  }

  async function runRound(): Promise<void> {
    const { but, limit } = room();
    if (limit === 0) return;
    try {
      const ids = [...inHand.keys()];
      const places = Array.from({ length: inHandMax }, (_, place) => [`inHand${place}`, ids[place] ?? ''] as const);
      const claim = { ...Object.fromEntries(places), now: now(), leaseEndsAt: now() + leaseMs, but, limit };
      const [rows] = await db.commit(claimJobs.with(claim));
      for (const row of rows) {
        const work = doOne(row).finally(() => {
          inHand.delete(row.id);
          if (rows.length === limit) wake();
        });
        inHand.set(row.id, { kind: row.kind, work });
      }
    } catch (error) {
      log.error({ err: error }, 'the outbox cannot be read');
    }
  }

  function wake(delayMs = 0): void {
    const at = performance.now() + delayMs;
    // An earlier wake-up stays: the poll after a round must not delay jobs added during it.
    if (isStopped || at >= wakesAt) return;
    clearTimeout(timer);
    wakesAt = at;
    timer = setTimeout(() => {
      wakesAt = Infinity;
      round = round.then(runRound).then(() => wake(pollMs));
    }, delayMs);
  }

  function promise(dueAt: number, kind: string, payload: unknown): Statement {
    const job = { id: newId(), kind, payload: JSON.stringify(payload), dueAt };
    return { ...insertJob.with(job), topic: outboxTopic };
  }

  return {
    enqueue: ({ kind }, payload) => promise(now(), kind, payload),
    enqueueAt: (moment, { kind }, payload) => promise(moment, kind, payload),
    start(given) {
      handlers = new Map(given.map((handler) => [handler.kind, handler]));
      isStopped = false;
      stopListening = db.onCommit(outboxTopic, wake);
      wake();
    },
    async stop() {
      isStopped = true;
      stopListening();
      clearTimeout(timer);
      wakesAt = Infinity;
      const { promise: late, resolve: giveUp } = Promise.withResolvers<void>();
      const stopTimer = setTimeout(giveUp, stopMaxMs);
      await Promise.race([round.then(() => Promise.all([...inHand.values()].map(({ work }) => work))), late]);
      clearTimeout(stopTimer);
      if (inHand.size > 0)
        log.warn({ count: inHand.size }, 'stopped with unfinished outbox jobs; they will be retried');
    },
  };
}

const reasonMaxLength = 500;

/** One-line reason, for the operator who decides whether to retry. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\s+/g, ' ').slice(0, reasonMaxLength);
}
