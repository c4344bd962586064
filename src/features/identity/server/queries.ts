import type { Database, DatabaseTransaction } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../platform/server/db/tables.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { Role } from './tables.ts';

/** Identity's hot queries. */
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
    findUser: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .innerJoin('users', 'users.uid', 'authUsers.id')
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
      kysely.selectFrom('authUsers').select('id').where('email', '=', param('email')),
    ),
    findAccount: prepareQuery<{ email: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .innerJoin('authAccounts', 'authAccounts.userId', 'authUsers.id')
        .select(['authUsers.id as uid', 'authUsers.disabledAt', 'authAccounts.password'])
        .where('authUsers.email', '=', param('email')),
    ),
    findLink: prepareQuery<{ hash: string; now: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('mailedLinks')
        .select(['uid', 'purpose', 'email'])
        .where('hash', '=', param('hash'))
        .where('expiresAt', '>', param('now')),
    ),
    extendSession: prepareQuery<{ token: string; expiresAt: string; updatedAt: string }>(db)((kysely, param) =>
      kysely
        .updateTable('authSessions')
        .set({ expiresAt: param('expiresAt'), updatedAt: param('updatedAt') })
        .where('token', '=', param('token'))
        .returning('id'),
    ),
    deleteSession: prepareQuery<{ token: string }>(db)((kysely, param) =>
      kysely.deleteFrom('authSessions').where('token', '=', param('token')).returning('id'),
    ),
    deleteExpiredSessions: prepareQuery<{ now: string }>(db)((kysely, param) =>
      kysely.deleteFrom('authSessions').where('expiresAt', '<=', param('now')).returning('id'),
    ),
    deleteExpiredLinks: prepareQuery<{ now: number }>(db)((kysely, param) =>
      kysely.deleteFrom('mailedLinks').where('expiresAt', '<=', param('now')).returning('hash'),
    ),
  };
}

/** The account, its password and its document `users/{uid}`: all of them or none. */
export async function insertAccount(
  trx: DatabaseTransaction,
  { uid, email, passwordHash, at }: { uid: string; email: string; passwordHash: string; at: string },
): Promise<void> {
  const times = { createdAt: at, updatedAt: at };
  await trx
    .insertInto('authUsers')
    .values({ id: uid, name: '', email, emailVerified: 0, image: null, role: 'learner', disabledAt: null, ...times })
    .execute();
  await trx
    .insertInto('authAccounts')
    .values({ id: newId(), userId: uid, accountId: uid, providerId: 'credential', password: passwordHash, ...times })
    .execute();
  await trx.insertInto('users').values({ uid, name: '', email }).execute();
}

/**
 * Every act that depends on somebody's password or sign-in address begins with this, so that one waits for the other: a
 * password that changed meanwhile, a link that was used meanwhile, is seen. Gives the password's hash.
 */
export async function lockAccount(trx: DatabaseTransaction, uid: string): Promise<string | null> {
  const row = await trx
    .updateTable('authAccounts')
    .set((eb) => ({ updatedAt: eb.ref('updatedAt') }))
    .where('userId', '=', uid)
    .returning('password')
    .executeTakeFirst();
  return row?.password ?? null;
}

export async function updatePassword(
  trx: DatabaseTransaction,
  { uid, passwordHash, at }: { uid: string; passwordHash: string; at: string },
): Promise<void> {
  await trx
    .updateTable('authAccounts')
    .set({ password: passwordHash, updatedAt: at })
    .where('userId', '=', uid)
    .execute();
}

/** From now on `email` signs in. The database refuses an address that signs in somebody else. */
export async function updateSignInEmail(
  trx: DatabaseTransaction,
  { uid, email, at }: { uid: string; email: string; at: string },
): Promise<void> {
  await trx.updateTable('authUsers').set({ email, emailVerified: 1, updatedAt: at }).where('id', '=', uid).execute();
}

export async function updateContactEmail(trx: DatabaseTransaction, uid: string, email: string): Promise<void> {
  await trx.updateTable('users').set({ email }).where('uid', '=', uid).execute();
}

/** The addresses of one user, and whether the account is disabled, as the transaction sees them. */
export async function selectAddresses(trx: DatabaseTransaction, uid: string) {
  return trx
    .selectFrom('authUsers')
    .innerJoin('users', 'users.uid', 'authUsers.id')
    .select(['authUsers.email', 'users.email as contactEmail', 'authUsers.disabledAt'])
    .where('authUsers.id', '=', uid)
    .executeTakeFirstOrThrow();
}

export async function insertSession(trx: DatabaseTransaction, row: Tables['authSessions']): Promise<void> {
  await trx.insertInto('authSessions').values(row).execute();
}

export async function insertLink(trx: DatabaseTransaction, row: Tables['mailedLinks']): Promise<void> {
  await trx.insertInto('mailedLinks').values(row).execute();
}

/** Uses the link up; gives undefined for one that was used or has expired. */
export async function consumeLink(trx: DatabaseTransaction, hash: string, now: number) {
  return trx
    .deleteFrom('mailedLinks')
    .where('hash', '=', hash)
    .where('expiresAt', '>', now)
    .returning(['purpose', 'email', 'expiresAt'])
    .executeTakeFirst();
}

/** Ends the person's links, but no way back. */
export async function deleteLinks(trx: DatabaseTransaction, uid: string): Promise<void> {
  await trx.deleteFrom('mailedLinks').where('uid', '=', uid).where('purpose', '<>', 'restore-email').execute();
}

/** Ends the person's ways back and gives what each of them was. */
export async function deleteWaysBack(trx: DatabaseTransaction, uid: string) {
  return trx
    .deleteFrom('mailedLinks')
    .where('uid', '=', uid)
    .where('purpose', '=', 'restore-email')
    .returning(['email', 'expiresAt'])
    .execute();
}

/** Whether a way back to this address is open for somebody else than `uid`. */
export async function isHeldForAnother(
  trx: DatabaseTransaction,
  { uid, email, now }: { uid: string; email: string; now: number },
): Promise<boolean> {
  const row = await trx
    .selectFrom('mailedLinks')
    .select('hash')
    .where('email', '=', email)
    .where('purpose', '=', 'restore-email')
    .where('uid', '<>', uid)
    .where('expiresAt', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
