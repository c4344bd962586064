import type { Database, DatabaseTransaction } from '../../../platform/server/db/database.ts';
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
  };
}

export async function upsertUserDocument(
  trx: DatabaseTransaction,
  document: { uid: string; name: string; email: string },
): Promise<void> {
  await trx
    .insertInto('users')
    .values(document)
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ name: document.name, email: document.email }))
    .execute();
}
