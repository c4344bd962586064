import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';

export function profileQueries(db: Database) {
  return {
    /** The document, and the address that signs its owner in. */
    findUserDocument: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .leftJoin('users', 'users.uid', 'authUsers.id')
        .select(['authUsers.id as uid', 'users.name', 'users.email', 'authUsers.email as signInEmail'])
        .where('authUsers.id', '=', param('uid')),
    ),
    upsertUserDocument: prepareQuery<{ uid: string; name: string; email: string }>(db)((kysely, param) =>
      kysely
        .insertInto('users')
        .values({ uid: param('uid'), name: param('name'), email: param('email') })
        .onConflict((conflict) =>
          conflict
            .column('uid')
            .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), email: eb.ref('excluded.email') })),
        ),
    ),
  };
}
