import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import { closedStatuses } from '../status-contract.ts';

const sweepName = 'application-retention';

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    /** Last run of each recurring job, in milliseconds since 1970. */
    sweeps: { name: string; ranAt: number };
  }
}

/** A closed application whose applicant is not notified of its deletion yet. */
export interface DueToNotify {
  readonly id: string;
  readonly userId: string | null;
  readonly email: string;
  readonly openingId: string | null;
  readonly statusAt: number;
}

/** Queries of the retention of applications; times are in milliseconds since 1970. */
export function retentionQueries(db: Database) {
  return {
    listToNotify: prepareQuery<{ closedBefore: number; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('applications')
        .select(['id', 'userId', 'email', 'openingId', 'statusAt'])
        .where('deletesAt', 'is', null)
        .where('statusAt', '<=', param('closedBefore'))
        .where('status', 'in', closedStatuses)
        .orderBy('statusAt')
        .limit(param('limit')),
    ),
    /** Writes nothing if another process was first, or the application was moved. */
    promiseDeletion: prepareQuery<{ id: string; statusAt: number; deletesAt: number }>(db)((kysely, param) =>
      kysely
        .updateTable('applications')
        .set({ deletesAt: param('deletesAt') })
        .where('id', '=', param('id'))
        .where('statusAt', '=', param('statusAt'))
        .where('deletesAt', 'is', null)
        .where('status', 'in', closedStatuses)
        .returning('id'),
    ),
    countToTell: prepareQuery<{ closedBefore: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('applications')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('deletesAt', 'is', null)
        .where('statusAt', '<=', param('closedBefore'))
        .where('status', 'in', closedStatuses),
    ),
    countDue: prepareQuery<{ now: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('applications')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('deletesAt', '<=', param('now')),
    ),
    findSweep: prepareQuery(db)((kysely) => kysely.selectFrom('sweeps').select('ranAt').where('name', '=', sweepName)),
    putSweep: prepareQuery<{ ranAt: number }>(db)((kysely, param) =>
      kysely
        .insertInto('sweeps')
        .values({ name: sweepName, ranAt: param('ranAt') })
        .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ ranAt: eb.ref('excluded.ranAt') }))),
    ),
    listDue: prepareQuery<{ now: number; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('applications')
        .select('id')
        .where('deletesAt', '<=', param('now'))
        .orderBy('deletesAt')
        .limit(param('limit')),
    ),
    /**
     * Locks an application without changing it: returns a row if it is due, and it then stays due until the commit
     * ends.
     */
    holdDue: prepareQuery<{ id: string; now: number }>(db)((kysely, param) =>
      kysely
        .updateTable('applications')
        .set((eb) => ({ deletesAt: eb.ref('deletesAt') }))
        .where('id', '=', param('id'))
        .where('deletesAt', '<=', param('now'))
        .returning('id'),
    ),
  };
}
