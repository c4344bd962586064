import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';

/** Queries of second factors. */
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
    /** Starts or restarts the setup; returns no row if an authenticator app is enabled. */
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
    /** Returns no row if the setup was restarted meanwhile, or the app is already enabled. */
    confirmAuthenticator: prepareQuery<{ uid: string; secret: string; at: number; step: number }>(db)((kysely, param) =>
      kysely
        .updateTable('authenticators')
        .set({ confirmedAt: param('at'), lastStep: param('step') })
        .where('uid', '=', param('uid'))
        .where('secret', '=', param('secret'))
        .where('confirmedAt', 'is', null)
        .returning('uid'),
    ),
    /** Uses up the code of a time step; returns no row if it, or a later one, was used before. */
    takeStep: prepareQuery<{ uid: string; step: number }>(db)((kysely, param) =>
      kysely
        .updateTable('authenticators')
        .set({ lastStep: param('step') })
        .where('uid', '=', param('uid'))
        .where('lastStep', '<', param('step'))
        .returning('uid'),
    ),
    /** Uses up a recovery code; returns no row if it is not the user's or was used before. */
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
    /** Returns a row if the app is enabled, and it then stays enabled until the commit ends. */
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
