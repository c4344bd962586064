import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';

/** The queries of second factors. */
export function secondFactorQueries(db: Database) {
  return {
    findAuthenticator: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely.selectFrom('authenticators').select(['secret', 'confirmedAt', 'lastStep']).where('uid', '=', param('uid')),
    ),
    countRecoveryCodes: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('recoveryCodes')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('uid', '=', param('uid')),
    ),
    /** Begins anew; gives no row while one is switched on. */
    putAuthenticator: prepareQuery<{ uid: string; secret: string }>(db)((kysely, param) =>
      kysely
        .insertInto('authenticators')
        .values({ uid: param('uid'), secret: param('secret'), confirmedAt: null, lastStep: 0 })
        .onConflict((conflict) =>
          conflict
            .column('uid')
            .doUpdateSet({ secret: param('secret') })
            .where('authenticators.confirmedAt', 'is', null),
        )
        .returning('uid'),
    ),
    /** Gives no row if it was begun anew meanwhile, or is switched on. */
    confirmAuthenticator: prepareQuery<{ uid: string; secret: string; at: number; step: number }>(db)((kysely, param) =>
      kysely
        .updateTable('authenticators')
        .set({ confirmedAt: param('at'), lastStep: param('step') })
        .where('uid', '=', param('uid'))
        .where('secret', '=', param('secret'))
        .where('confirmedAt', 'is', null)
        .returning('uid'),
    ),
    /** Uses up the code of a step; gives no row if it, or a later one, was used before. */
    takeStep: prepareQuery<{ uid: string; step: number }>(db)((kysely, param) =>
      kysely
        .updateTable('authenticators')
        .set({ lastStep: param('step') })
        .where('uid', '=', param('uid'))
        .where('lastStep', '<', param('step'))
        .returning('uid'),
    ),
    /** Uses up a recovery code; gives no row for one that is not theirs, or no more. */
    takeRecoveryCode: prepareQuery<{ uid: string; hash: string }>(db)((kysely, param) =>
      kysely
        .deleteFrom('recoveryCodes')
        .where('uid', '=', param('uid'))
        .where('hash', '=', param('hash'))
        .returning('uid'),
    ),
    insertRecoveryCode: prepareQuery<{ uid: string; hash: string }>(db)((kysely, param) =>
      kysely.insertInto('recoveryCodes').values({ uid: param('uid'), hash: param('hash') }),
    ),
    findRecoveryCode: prepareQuery<{ uid: string; hash: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('recoveryCodes')
        .select('uid')
        .where('uid', '=', param('uid'))
        .where('hash', '=', param('hash')),
    ),
    deleteRecoveryCodes: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely.deleteFrom('recoveryCodes').where('uid', '=', param('uid')),
    ),
    /** Gives a row while it is switched on, which it stays until the commit. */
    lockAuthenticator: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely
        .updateTable('authenticators')
        .set((eb) => ({ lastStep: eb.ref('lastStep') }))
        .where('uid', '=', param('uid'))
        .where('confirmedAt', 'is not', null)
        .returning('uid'),
    ),
    deleteAuthenticator: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely.deleteFrom('authenticators').where('uid', '=', param('uid')),
    ),
  };
}
