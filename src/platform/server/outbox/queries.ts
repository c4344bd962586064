import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

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
    };
  }
}

export interface OutboxRow {
  id: string;
  kind: string;
  payload: string;
  attempts: number;
}

/** Adds one piece of work; given a transaction, it exists only if that commits. */
export async function insertWork(kysely: Kysely<Tables>, row: OutboxRow & { dueAt: number }): Promise<void> {
  await kysely.insertInto('outbox').values(row).execute();
}

/**
 * Takes what is due and has tries left, and puts it off until `leaseEndsAt`: a process that dies with it in hand only
 * delays it. Two processes never get the same row, nor one process a row that it still has in hand.
 */
export async function claimWork(
  db: Database,
  claim: { now: number; leaseEndsAt: number; attemptsMax: number; limit: number; inHand: string[] },
): Promise<OutboxRow[]> {
  return db.kysely
    .updateTable('outbox')
    .set((eb) => ({ dueAt: claim.leaseEndsAt, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) => {
      const due = eb
        .selectFrom('outbox')
        .select('id')
        .where('dueAt', '<=', claim.now)
        .where('attempts', '<', claim.attemptsMax)
        .$if(claim.inHand.length > 0, (query) => query.where('id', 'not in', claim.inHand))
        .orderBy('dueAt')
        .limit(claim.limit);
      return db.engine === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .returning(['id', 'kind', 'payload', 'attempts'])
    .execute();
}

export async function deleteWork(db: Database, id: string): Promise<void> {
  await db.kysely.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Puts off what is in hand, unless another process has taken it meanwhile. */
export async function postponeWork(db: Database, { id, attempts }: OutboxRow, dueAt: number): Promise<void> {
  await db.kysely.updateTable('outbox').set({ dueAt }).where('id', '=', id).where('attempts', '=', attempts).execute();
}
