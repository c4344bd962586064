import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../platform/server/db/tables.ts';

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    /**
     * Accounts to delete from `dueAt` on (times in milliseconds since 1970). A login of the owner cancels it. If an
     * administrator requested it (`byAdministrator` is 1), enabling the account does.
     */
    accountDeletions: {
      uid: string;
      requestedAt: number;
      dueAt: number;
      keepsReviews: number;
      byAdministrator: number;
    };
  }
}

type NewDeletion = Tables['accountDeletions'];
type NewJob = { id: string; kind: string; payload: string; dueAt: number; uid: string };

const dueAtOnce = 100;

export function accountQueries(db: Database) {
  return {
    /** Returns no row if a deletion is already requested. */
    insertDeletion: prepareQuery<NewDeletion>(db)((kysely, param) =>
      kysely
        .insertInto('accountDeletions')
        .values({
          uid: param('uid'),
          requestedAt: param('requestedAt'),
          dueAt: param('dueAt'),
          keepsReviews: param('keepsReviews'),
          byAdministrator: param('byAdministrator'),
        })
        .onConflict((conflict) => conflict.column('uid').doNothing())
        .returning('uid'),
    ),
    /** Deletes the owner's request; one by an administrator stays, and so does that of a disabled account. */
    deleteDeletion: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely
        .deleteFrom('accountDeletions')
        .where('uid', 'in', (eb) =>
          eb.selectFrom('authUsers').select('id').where('id', '=', param('uid')).where('disabledAt', 'is', null),
        )
        .where('byAdministrator', '=', 0),
    ),
    /** Enqueues a job if {@link deleteDeletion} would delete a request. */
    enqueueIfAsked: prepareQuery<NewJob>(db)((kysely, param) =>
      kysely
        .insertInto('outbox')
        .columns(['id', 'kind', 'payload', 'attempts', 'dueAt'])
        .expression((eb) =>
          eb
            .selectFrom('accountDeletions')
            .select([
              eb.cast<string>(eb.val(param('id')), 'text').as('id'),
              eb.cast<string>(eb.val(param('kind')), 'text').as('kind'),
              eb.cast<string>(eb.val(param('payload')), 'text').as('payload'),
              sql.lit(0).as('attempts'),
              eb.cast<number>(eb.val(param('dueAt')), 'bigint').as('dueAt'),
            ])
            .where('uid', 'in', (users) =>
              users.selectFrom('authUsers').select('id').where('id', '=', param('uid')).where('disabledAt', 'is', null),
            )
            .where('byAdministrator', '=', 0),
        ),
    ),
    listDue: prepareQuery<{ now: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('accountDeletions')
        .select(['uid', 'keepsReviews'])
        .where('dueAt', '<=', param('now'))
        .orderBy('dueAt')
        .limit(dueAtOnce),
    ),
    /** Deletes the request; returns no row if it was canceled, or another process has carried it out. */
    takeDue: prepareQuery<{ uid: string; now: number }>(db)((kysely, param) =>
      kysely
        .deleteFrom('accountDeletions')
        .where('uid', '=', param('uid'))
        .where('dueAt', '<=', param('now'))
        .returning('uid'),
    ),
    findPerson: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .leftJoin('users', 'users.uid', 'authUsers.id')
        .leftJoin('accountDeletions', 'accountDeletions.uid', 'authUsers.id')
        .select([
          'authUsers.id as uid',
          'authUsers.email',
          'authUsers.emailVerified',
          'users.email as contactEmail',
          'accountDeletions.keepsReviews',
        ])
        .where('authUsers.id', '=', param('uid')),
    ),
    /** Locks the account against concurrent logins and password changes; returns no row if it no longer exists. */
    lockAccount: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely
        .updateTable('authAccounts')
        .set((eb) => ({ updatedAt: eb.ref('updatedAt') }))
        .where('userId', '=', param('uid'))
        .returning('userId'),
    ),
  };
}
