import type { Database, DatabaseTransaction } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { Role } from './tables.ts';

/** All SQL of identity that better-auth does not write itself. */
export function identityQueries(db: Database) {
  return {
    /** The hot one: runs with every request that shows a session. */
    findSession: prepareQuery<{ token: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('authSessions')
        .innerJoin('authUsers', 'authUsers.id', 'authSessions.userId')
        .select(['authSessions.userId', 'authSessions.expiresAt', 'authSessions.updatedAt', 'authUsers.disabledAt'])
        .where('authSessions.token', '=', param('token')),
    ),
    /** Whoever died between the two inserts of a sign-up has no document yet: its fields are null then. */
    findUser: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .leftJoin('users', 'users.uid', 'authUsers.id')
        .select([
          'authUsers.id',
          'authUsers.email',
          'authUsers.emailVerified',
          'authUsers.image',
          'authUsers.role',
          'authUsers.disabledAt',
          'users.name',
          'users.email as contactEmail',
        ])
        .where('authUsers.id', '=', param('uid')),
    ),
    findUserByEmail: prepareQuery<{ email: string }>(db)((kysely, param) =>
      kysely.selectFrom('authUsers').select(['id', 'email', 'disabledAt']).where('email', '=', param('email')),
    ),
    insertUserDocument: prepareQuery<{ uid: string; name: string; email: string }>(db)((kysely, param) =>
      kysely
        .insertInto('users')
        .values({ uid: param('uid'), name: param('name'), email: param('email') })
        .onConflict((conflict) => conflict.column('uid').doNothing())
        .returning('uid'),
    ),
    extendSession: prepareQuery<{ token: string; expiresAt: string; updatedAt: string }>(db)((kysely, param) =>
      kysely
        .updateTable('authSessions')
        .set({ expiresAt: param('expiresAt'), updatedAt: param('updatedAt') })
        .where('token', '=', param('token'))
        .returning('id'),
    ),
    deleteExpiredSessions: prepareQuery<{ now: string }>(db)((kysely, param) =>
      kysely.deleteFrom('authSessions').where('expiresAt', '<=', param('now')).returning('id'),
    ),
  };
}

/** From now on `email` signs in, and reset links that went to the address before it are void. */
export async function updateSignInEmail(db: Database, uid: string, email: string, updatedAt: string): Promise<void> {
  await db.kysely.transaction().execute(async (trx) => {
    await trx.updateTable('authUsers').set({ email, emailVerified: 1, updatedAt }).where('id', '=', uid).execute();
    // better-auth keeps the user's id as the value of a reset token.
    await trx.deleteFrom('authVerifications').where('value', '=', uid).execute();
  });
}

/** For the operator: every account, the oldest first. */
export async function selectUsers(db: Database, limit: number) {
  return db.readKysely
    .selectFrom('authUsers')
    .leftJoin('users', 'users.uid', 'authUsers.id')
    .select([
      'authUsers.id as uid',
      'authUsers.email',
      'users.name',
      'authUsers.role',
      'authUsers.createdAt',
      'authUsers.disabledAt',
    ])
    .orderBy('authUsers.id')
    .limit(limit)
    .execute();
}

export async function updateDisabledAt(
  trx: DatabaseTransaction,
  uid: string,
  disabledAt: number | null,
): Promise<void> {
  await trx.updateTable('authUsers').set({ disabledAt }).where('id', '=', uid).execute();
}

export async function deleteSessionsOf(trx: DatabaseTransaction, uid: string): Promise<void> {
  await trx.deleteFrom('authSessions').where('userId', '=', uid).execute();
}

export async function updateRole(db: Database, uid: string, role: Role): Promise<void> {
  await db.kysely.updateTable('authUsers').set({ role }).where('id', '=', uid).execute();
}
