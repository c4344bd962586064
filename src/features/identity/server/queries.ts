import type { Role } from '../../../platform/contract/roles.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareLookup } from '../../../platform/server/db/lookup.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import { readInBatches } from '../../../platform/server/db/read-in-batches.ts';
import type { LinkPurpose } from './tables.ts';

type NewSession = {
  id: string;
  userId: string;
  token: string;
  expiresAt: string;
  userAgent: string | null;
  at: string;
};
type NewLink = { hash: string; uid: string; purpose: LinkPurpose; email: string; expiresAt: number };

/** Identity's queries. */
export function identityQueries(db: Database) {
  return {
    /** Finds a session by its token. Runs for every request with a session. */
    findSession: prepareLookup(db)((kysely, isAsked) =>
      kysely
        .selectFrom('authSessions')
        .innerJoin('authUsers', 'authUsers.id', 'authSessions.userId')
        .select([
          'authSessions.token as key',
          'authSessions.userId',
          'authSessions.expiresAt',
          'authSessions.updatedAt',
          'authUsers.role',
          'authUsers.taughtCourses',
          'authUsers.disabledAt',
        ])
        .where(isAsked('authSessions.token')),
    ),
    findUser: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .innerJoin('users', 'users.uid', 'authUsers.id')
        .leftJoin('authenticators', 'authenticators.uid', 'authUsers.id')
        .leftJoin('accountDeletions', 'accountDeletions.uid', 'authUsers.id')
        .select([
          'accountDeletions.dueAt as deletionDueAt',
          'accountDeletions.byAdministrator as deletionByAdministrator',
          'authenticators.confirmedAt as authenticatorSince',
          'authUsers.id',
          'authUsers.email',
          'authUsers.emailVerified',
          'authUsers.image',
          'authUsers.role',
          'authUsers.taughtCourses',
          'authUsers.createdAt',
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
    findAccountOf: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .innerJoin('authAccounts', 'authAccounts.userId', 'authUsers.id')
        .select([
          'authUsers.id as uid',
          'authUsers.email',
          'authUsers.emailVerified',
          'authUsers.disabledAt',
          'authAccounts.password',
        ])
        .where('authUsers.id', '=', param('uid')),
    ),
    findLink: prepareQuery<{ hash: string; now: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('mailedLinks')
        .select(['uid', 'purpose', 'email', 'expiresAt'])
        .where('hash', '=', param('hash'))
        .where('expiresAt', '>', param('now')),
    ),
    extendSession: prepareQuery<{ token: string; expiresAt: string; updatedAt: string }>(db)((kysely, param) =>
      kysely
        .updateTable('authSessions')
        .set({ expiresAt: param('expiresAt'), updatedAt: param('updatedAt') })
        .where('token', '=', param('token')),
    ),
    insertSession: prepareQuery<NewSession>(db)((kysely, param) =>
      kysely.insertInto('authSessions').values({
        id: param('id'),
        userId: param('userId'),
        token: param('token'),
        expiresAt: param('expiresAt'),
        // Stores the user agent but no IP address.
        ipAddress: null,
        userAgent: param('userAgent'),
        createdAt: param('at'),
        updatedAt: param('at'),
      }),
    ),
    deleteSession: prepareQuery<{ token: string }>(db)((kysely, param) =>
      kysely.deleteFrom('authSessions').where('token', '=', param('token')),
    ),
    deleteSessionsOf: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely.deleteFrom('authSessions').where('userId', '=', param('uid')),
    ),
    /** Lists the user's sessions, most recently used first. */
    listSessions: prepareQuery<{ uid: string; now: string; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('authSessions')
        .select(['id', 'token', 'userAgent', 'createdAt', 'updatedAt'])
        .where('userId', '=', param('uid'))
        .where('expiresAt', '>', param('now'))
        .orderBy('updatedAt', 'desc')
        .limit(param('limit')),
    ),
    /** Deletes all sessions of the user except this one. */
    deleteOtherSessions: prepareQuery<{ uid: string; token: string }>(db)((kysely, param) =>
      kysely.deleteFrom('authSessions').where('userId', '=', param('uid')).where('token', '<>', param('token')),
    ),
    /** Returns no row if the session is not the user's. */
    deleteSessionOf: prepareQuery<{ uid: string; id: string }>(db)((kysely, param) =>
      kysely
        .deleteFrom('authSessions')
        .where('userId', '=', param('uid'))
        .where('id', '=', param('id'))
        .returning('id'),
    ),
    /** Deletes all but the newest session of a user and `others` before it. */
    deleteOldSessions: prepareQuery<{ userId: string; others: number }>(db)((kysely, param) =>
      kysely
        .deleteFrom('authSessions')
        .where('userId', '=', param('userId'))
        .where('updatedAt', '<', (eb) =>
          eb
            .selectFrom('authSessions as newest')
            .where('newest.userId', '=', param('userId'))
            .orderBy('newest.updatedAt', 'desc')
            .limit(1)
            .offset(param('others'))
            .select('newest.updatedAt'),
        ),
    ),
    deleteExpiredSessions: prepareQuery<{ now: string }>(db)((kysely, param) =>
      kysely.deleteFrom('authSessions').where('expiresAt', '<=', param('now')),
    ),
    deleteExpiredLinks: prepareQuery<{ now: number }>(db)((kysely, param) =>
      kysely.deleteFrom('mailedLinks').where('expiresAt', '<=', param('now')),
    ),
    updateDisabledAt: prepareQuery<{ uid: string; disabledAt: number | null }>(db)((kysely, param) =>
      kysely
        .updateTable('authUsers')
        .set({ disabledAt: param('disabledAt') })
        .where('id', '=', param('uid')),
    ),
    /** Cancels a deletion that an administrator requested, but not one requested by the owner. */
    cancelDeletion: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely.deleteFrom('accountDeletions').where('uid', '=', param('uid')).where('byAdministrator', '=', 1),
    ),
    updateRole: prepareQuery<{ uid: string; role: Role; taughtCourses: string | null }>(db)((kysely, param) =>
      kysely
        .updateTable('authUsers')
        .set({ role: param('role'), taughtCourses: param('taughtCourses') })
        .where('id', '=', param('uid')),
    ),
    updateImage: prepareQuery<{ uid: string; image: string | null }>(db)((kysely, param) =>
      kysely
        .updateTable('authUsers')
        .set({ image: param('image') })
        .where('id', '=', param('uid')),
    ),
    ...accountQueries(db),
    ...linkQueries(db),
  };
}

/** Queries of an account, its password and its document `users/{uid}`. */
function accountQueries(db: Database) {
  return {
    insertUser: prepareQuery<{ uid: string; email: string; at: string }>(db)((kysely, param) =>
      kysely.insertInto('authUsers').values({
        id: param('uid'),
        name: '',
        email: param('email'),
        emailVerified: 0,
        image: null,
        role: 'learner',
        disabledAt: null,
        createdAt: param('at'),
        updatedAt: param('at'),
      }),
    ),
    insertPassword: prepareQuery<{ id: string; uid: string; passwordHash: string; at: string }>(db)((kysely, param) =>
      kysely.insertInto('authAccounts').values({
        id: param('id'),
        userId: param('uid'),
        accountId: param('uid'),
        providerId: 'credential',
        password: param('passwordHash'),
        createdAt: param('at'),
        updatedAt: param('at'),
      }),
    ),
    /**
     * Finds the document with the sign-in address of its owner; the document's columns are null if it does not exist.
     */
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
    insertUserDocument: prepareQuery<{ uid: string; email: string }>(db)((kysely, param) =>
      kysely.insertInto('users').values({ uid: param('uid'), name: '', email: param('email') }),
    ),
    /**
     * Locks an account and returns the password's hash. Actions that depend on a password or sign-in address start with
     * this (or {@link lockMatching}), so that concurrent ones wait and see a changed password or a used link.
     */
    lockAccount: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely
        .updateTable('authAccounts')
        .set((eb) => ({ updatedAt: eb.ref('updatedAt') }))
        .where('userId', '=', param('uid'))
        .returning('password'),
    ),
    /** Locks an account like {@link lockAccount}; returns no row if the password is a different one by then. */
    lockMatching: prepareQuery<{ uid: string; passwordHash: string }>(db)((kysely, param) =>
      kysely
        .updateTable('authAccounts')
        .set((eb) => ({ updatedAt: eb.ref('updatedAt') }))
        .where('userId', '=', param('uid'))
        .where('password', '=', param('passwordHash'))
        .returning('userId'),
    ),
    updatePassword: prepareQuery<{ uid: string; passwordHash: string; at: string }>(db)((kysely, param) =>
      kysely
        .updateTable('authAccounts')
        .set({ password: param('passwordHash'), updatedAt: param('at') })
        .where('userId', '=', param('uid')),
    ),
    /** Makes `email` the sign-in address. The database refuses an address of another account. */
    updateSignInEmail: prepareQuery<{ uid: string; email: string; at: string }>(db)((kysely, param) =>
      kysely
        .updateTable('authUsers')
        .set({ email: param('email'), emailVerified: 1, updatedAt: param('at') })
        .where('id', '=', param('uid')),
    ),
    /** Marks the address as confirmed; returns no row if the sign-in address is a different one by now. */
    confirmAddress: prepareQuery<{ uid: string; email: string }>(db)((kysely, param) =>
      kysely
        .updateTable('authUsers')
        .set({ emailVerified: 1 })
        .where('id', '=', param('uid'))
        .where('email', '=', param('email'))
        .returning('id'),
    ),
    updateContactEmail: prepareQuery<{ uid: string; email: string }>(db)((kysely, param) =>
      kysely
        .updateTable('users')
        .set({ email: param('email') })
        .where('uid', '=', param('uid')),
    ),
    /** Finds the addresses of a user, and whether the account is disabled. */
    findAddresses: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .innerJoin('users', 'users.uid', 'authUsers.id')
        .select(['authUsers.email', 'users.email as contactEmail', 'authUsers.disabledAt'])
        .where('authUsers.id', '=', param('uid')),
    ),
  };
}

function linkQueries(db: Database) {
  return {
    insertLink: prepareQuery<NewLink>(db)((kysely, param) =>
      kysely.insertInto('mailedLinks').values({
        hash: param('hash'),
        uid: param('uid'),
        purpose: param('purpose'),
        email: param('email'),
        expiresAt: param('expiresAt'),
      }),
    ),
    /** Returns a row if a link to this address is valid beyond `until`. */
    findChangeLink: prepareQuery<{ uid: string; email: string; until: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('mailedLinks')
        .select('hash')
        .where('uid', '=', param('uid'))
        .where('purpose', '=', 'change-email')
        .where('email', '=', param('email'))
        .where('expiresAt', '>', param('until'))
        .limit(1),
    ),
    /** Uses the link up; returns no row if it was used or has expired. */
    consumeLink: prepareQuery<{ hash: string; now: number }>(db)((kysely, param) =>
      kysely
        .deleteFrom('mailedLinks')
        .where('hash', '=', param('hash'))
        .where('expiresAt', '>', param('now'))
        .returning('expiresAt'),
    ),
    /** Deletes the user's links, except restore links. */
    deleteLinks: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely.deleteFrom('mailedLinks').where('uid', '=', param('uid')).where('purpose', '<>', 'restore-email'),
    ),
    /** Deletes the user's restore links and returns them. */
    deleteWaysBack: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely
        .deleteFrom('mailedLinks')
        .where('uid', '=', param('uid'))
        .where('purpose', '=', 'restore-email')
        .returning(['email', 'expiresAt']),
    ),
    /** Returns one row, or none while another user than `uid` has a valid restore link to this address. */
    findFreedom: prepareQuery<{ uid: string; email: string; now: number }>(db)((kysely, param) =>
      kysely
        .selectNoFrom((eb) => eb.lit(1).as('isFree'))
        .where((eb) => {
          const sessionsHeld = eb
            .selectFrom('mailedLinks')
            .select('hash')
            .where('email', '=', param('email'))
            .where('purpose', '=', 'restore-email')
            .where('uid', '<>', param('uid'))
            .where('expiresAt', '>', param('now'));
          return eb.not(eb.exists(sessionsHeld));
        }),
    ),
  };
}

/** Finds accounts by their sign-in addresses, of which there may be any number. */
export function selectByEmail(db: Database, emails: readonly string[]) {
  return readInBatches(emails, (part) =>
    db.readKysely.selectFrom('authUsers').select(['id', 'email', 'emailVerified']).where('email', 'in', part).execute(),
  );
}

/** Lists every account for the operator, oldest first. */
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
