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
      /** Milliseconds since 1970: not before this moment. */
      dueAt: number;
      /** Why it failed last; null until it has. */
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

/** How many jobs one process works on at a time. */
export const inHandMax = 14;
/** … of one kind: what that hangs on, such as a mail server, leaves places for the others. More than half, so that only one has so many. */
export const ofKindMax = 10;
/** After so many tries a job waits for the operator. */
export const attemptsMax = 12;

type Claim = { now: number; leaseEndsAt: number; but: string; limit: number };
/** Their ids, by place; a place that is free holds an empty text. */
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
     * Takes what is due and has tries left, and puts it off until `leaseEndsAt`: a process that dies with it in hand only
     * delays it. Two processes never get the same row, nor one process a row that it still has in hand. Nothing of the kind `but` is
     * taken; an empty text is none.
     */
    claimJobs: prepareQuery<Claim & InHand>(db)((kysely, param) =>
      kysely
        // Made once: as a condition PostgreSQL may evaluate it again for each row, and claim more than the limit.
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
    /** Puts off what is in hand, unless another process has taken it meanwhile. */
    postponeJob: prepareQuery<{ id: string; attempts: number; dueAt: number }>(db)((kysely, param) =>
      kysely
        .updateTable('outbox')
        .set({ dueAt: param('dueAt') })
        .where('id', '=', param('id'))
        .where('attempts', '=', param('attempts')),
    ),
    /** The same, with why it failed. */
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
    /** Gives no row for a job that is gone or still has tries left. */
    deleteGivenUp: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.deleteFrom('outbox').where('id', '=', param('id')).where('attempts', '>=', attemptsMax).returning('id'),
    ),
    /** Gives no row for a job that is gone or still has tries left. */
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
