import type { Database } from '../db/database.ts';
import { prepareQuery } from '../db/prepared.ts';

declare module '../db/tables.ts' {
  interface Tables {
    outbox: {
      id: string;
      kind: string;
      /** JSON. */
      payload: string;
      attempts: number;
      /** Earliest time to run; milliseconds since 1970. */
      dueAt: number;
      /** Last error; null until the first failure. */
      lastError: string | null;
    };
  }
}

export interface OutboxRow {
  id: string;
  kind: string;
  payload: string;
  attempts: number;
}

/** Maximum number of jobs that one process runs at a time. */
export const inHandMax = 14;
/**
 * Maximum of one kind per process, so that a hanging mail server leaves room for others. More than half, so that only
 * one kind can reach it.
 */
export const ofKindMax = 10;
/** Number of tries after which a job waits for the operator. */
export const attemptsMax = 12;

type Claim = { now: number; leaseEndsAt: number; but: string; limit: number };
/** Ids of the running jobs by slot; empty text for a free slot. */
type InHand = Record<`inHand${number}`, string>;

export function outboxQueries(db: Database) {
  return {
    insertJob: prepareQuery<{ id: string; kind: string; payload: string; dueAt: number }>(db)((kysely, param) =>
      kysely.insertInto('outbox').values({
        id: param('id'),
        kind: param('kind'),
        payload: param('payload'),
        attempts: 0,
        dueAt: param('dueAt'),
      }),
    ),
    /**
     * Claims due jobs that have tries left until `leaseEndsAt`, skipping running ones and the kind `but` (an empty text
     * skips none). Concurrent processes never claim the same row; after a crash a job only runs later.
     */
    claimJobs: prepareQuery<Claim & InHand>(db)((kysely, param) =>
      kysely
        // Materialized: as a condition, PostgreSQL may evaluate it again for each row and claim more than the limit.
        .with(
          (cte) => cte('due').materialized(),
          (eb) => {
            const due = eb
              .selectFrom('outbox')
              .select('id')
              .where('dueAt', '<=', param('now'))
              .where('attempts', '<', attemptsMax)
              .where('kind', '<>', param('but'))
              .where(
                'id',
                'not in',
                Array.from({ length: inHandMax }, (_, place) => param(`inHand${place}`)),
              )
              .orderBy('dueAt')
              .limit(param('limit'));
            return db.engine === 'postgres' ? due.forUpdate().skipLocked() : due;
          },
        )
        .updateTable('outbox')
        .set((eb) => ({ dueAt: param('leaseEndsAt'), attempts: eb('attempts', '+', 1) }))
        .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
        .returning(['id', 'kind', 'payload', 'attempts']),
    ),
    deleteJob: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.deleteFrom('outbox').where('id', '=', param('id')),
    ),
    /** Postpones a running job, unless another process has claimed it meanwhile. */
    postponeJob: prepareQuery<{ id: string; attempts: number; dueAt: number }>(db)((kysely, param) =>
      kysely
        .updateTable('outbox')
        .set({ dueAt: param('dueAt') })
        .where('id', '=', param('id'))
        .where('attempts', '=', param('attempts')),
    ),
    /** Postpones a running job and stores its error. */
    postponeFailedJob: prepareQuery<{ id: string; attempts: number; dueAt: number; lastError: string }>(db)(
      (kysely, param) =>
        kysely
          .updateTable('outbox')
          .set({ dueAt: param('dueAt'), lastError: param('lastError') })
          .where('id', '=', param('id'))
          .where('attempts', '=', param('attempts')),
    ),
    listGivenUp: prepareQuery<{ limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('outbox')
        .select(['id', 'kind', 'lastError'])
        .where('attempts', '>=', attemptsMax)
        .orderBy('id')
        .limit(param('limit')),
    ),
    findGivenUp: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('outbox')
        .select(['id', 'kind'])
        .where('id', '=', param('id'))
        .where('attempts', '>=', attemptsMax),
    ),
    countWaiting: prepareQuery(db)((kysely) =>
      kysely
        .selectFrom('outbox')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('attempts', '<', attemptsMax),
    ),
    countGivenUp: prepareQuery(db)((kysely) =>
      kysely
        .selectFrom('outbox')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('attempts', '>=', attemptsMax),
    ),
    /** Returns no row for a job that is gone or still has tries left. */
    deleteGivenUp: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.deleteFrom('outbox').where('id', '=', param('id')).where('attempts', '>=', attemptsMax).returning('id'),
    ),
    /** Returns no row for a job that is gone or still has tries left. */
    retryJob: prepareQuery<{ id: string; now: number }>(db)((kysely, param) =>
      kysely
        .updateTable('outbox')
        .set({ attempts: 0, dueAt: param('now') })
        .where('id', '=', param('id'))
        .where('attempts', '>=', attemptsMax)
        .returning('id'),
    ),
  };
}
