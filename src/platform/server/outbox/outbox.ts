import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';
import { newId } from '../ids.ts';
import type { Job, JobHandler } from './job.ts';
import { attemptsMax, inHandMax, ofKindMax, outboxQueries, type OutboxRow } from './queries.ts';

export interface OutboxTimes {
  /** Work in the hands of a process that died is taken over after this; one that lives renews its claim. */
  leaseMs: number;
  /** How long stopping waits for the work in hand. */
  stopMaxMs: number;
}

const defaultTimes: OutboxTimes = { leaseMs: 60_000, stopMaxMs: 3000 };
const pollMs = 2000;
const backoffStartMs = 5000;
const backoffMaxMs = 60 * 60 * 1000;
/** The topic of commits that promise work. */
export const outboxTopic = 'outbox';

/** Work that leaves the process (mails …): promised in a commit, done after it, retried until it is done. */
export interface Outbox {
  /** Promises the job: committed with what it follows from, it is done if that is. */
  enqueue<Payload>(job: Job<Payload>, payload: NoInfer<Payload>): Statement;
  /** The same, to be done at a moment (milliseconds since 1970) or a little later. */
  enqueueAt<Payload>(moment: number, job: Job<Payload>, payload: NoInfer<Payload>): Statement;
  start(handlers: readonly JobHandler[]): void;
  /** Waits a little for the work in hand. What is left waits in the table; what was in hand, until its lease is over. */
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
      db.commit(statement).catch((err: unknown) => failed(err, 'could not be put off'));
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

  /** What was done must not be done again only because the database is away at that moment. */
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

  /** What the next claim may take, so that no kind gets more than its part even if it gets all of it. */
  function room(): { but: string; limit: number } {
    const free = inHandMax - inHand.size;
    const counts = new Map<string, number>();
    for (const { kind } of inHand.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const full = [...counts].find(([, count]) => count === ofKindMax);
    // Any other gets no more than its part of the places that this one leaves.
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
    // An earlier look stays: the poll after a round must not put off what was added during it.
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
      const patience = setTimeout(giveUp, stopMaxMs);
      await Promise.race([round.then(() => Promise.all([...inHand.values()].map(({ work }) => work))), late]);
      clearTimeout(patience);
      if (inHand.size > 0)
        log.warn({ count: inHand.size }, 'stopped with outbox jobs in hand; they are tried again later');
    },
  };
}

const reasonMaxLength = 500;

/** In one line, for who has to decide whether it is tried again. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\s+/g, ' ').slice(0, reasonMaxLength);
}
