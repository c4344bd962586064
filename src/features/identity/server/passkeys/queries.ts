import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';

type NewPasskey = {
  id: string;
  uid: string;
  publicKey: string;
  counter: number;
  transports: string;
  name: string;
  addedAt: number;
};

/** Queries of passkeys. */
export function passkeyQueries(db: Database) {
  return {
    find: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('passkeys')
        .select(['id', 'uid', 'publicKey', 'counter', 'transports'])
        .where('id', '=', param('id')),
    ),
    listOf: prepareQuery<{ uid: string; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('passkeys')
        .select(['id', 'name', 'addedAt', 'usedAt', 'transports'])
        .where('uid', '=', param('uid'))
        .orderBy('addedAt')
        .orderBy('id')
        .limit(param('limit')),
    ),
    insert: prepareQuery<NewPasskey>(db)((kysely, param) =>
      kysely
        .insertInto('passkeys')
        .values({
          id: param('id'),
          uid: param('uid'),
          publicKey: param('publicKey'),
          counter: param('counter'),
          transports: param('transports'),
          name: param('name'),
          addedAt: param('addedAt'),
          usedAt: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id'),
    ),
    /** Returns a row if the user has at most `max` passkeys. */
    findWithin: prepareQuery<{ uid: string; max: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('passkeys')
        .select('uid')
        .where('uid', '=', param('uid'))
        .groupBy('uid')
        .having((eb) => eb(eb.fn.countAll<number>(), '<=', param('max'))),
    ),
    /** Returns no row if the passkey was removed meanwhile. */
    updateUse: prepareQuery<{ id: string; counter: number; at: number }>(db)((kysely, param) =>
      kysely
        .updateTable('passkeys')
        .set({ counter: param('counter'), usedAt: param('at') })
        .where('id', '=', param('id'))
        .returning('uid'),
    ),
    updateName: prepareQuery<{ id: string; uid: string; name: string }>(db)((kysely, param) =>
      kysely
        .updateTable('passkeys')
        .set({ name: param('name') })
        .where('id', '=', param('id'))
        .where('uid', '=', param('uid'))
        .returning('id'),
    ),
    remove: prepareQuery<{ id: string; uid: string }>(db)((kysely, param) =>
      kysely.deleteFrom('passkeys').where('id', '=', param('id')).where('uid', '=', param('uid')).returning('name'),
    ),
    removeAll: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely.deleteFrom('passkeys').where('uid', '=', param('uid')),
    ),
    /** Returns no row if the challenge was already used. */
    insertAnswered: prepareQuery<{ hash: string; expiresAt: number }>(db)((kysely, param) =>
      kysely
        .insertInto('answeredChallenges')
        .values({ hash: param('hash'), expiresAt: param('expiresAt') })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .returning('hash'),
    ),
    deleteAnswered: prepareQuery<{ now: number }>(db)((kysely, param) =>
      kysely.deleteFrom('answeredChallenges').where('expiresAt', '<=', param('now')),
    ),
  };
}
