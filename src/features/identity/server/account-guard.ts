import type { Role } from '../../../platform/contract/roles.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import { required, type Statement } from '../../../platform/server/db/statement.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { writeTaughtCourses } from './taught-courses.ts';

/** Creates row locks and checks to put first in a commit that changes an account. */
export function accountGuard(db: Database) {
  const { lockBoth, findAdministrator, findThere, findGranted, findInState, findWithoutDeletion } = guardQueries(db);
  const changed = () => new Refusal('account-changed');
  return {
    /**
     * Must come first: locks both accounts, so that concurrent changes or deletions of either wait. Throws `forbidden`
     * if the actor is no longer an administrator, or `account-not-found`.
     */
    begin: (uid: string, byUserId: string): Statement[] => [
      lockBoth.with({ uid, byUserId }),
      required(findAdministrator.with({ byUserId }), () => new Refusal('forbidden')),
      required(findThere.with({ uid }), () => new Refusal('account-not-found')),
    ],

    /** Throws `account-changed` if the role, or the courses of a teacher, differ by now. */
    granted: (uid: string, role: Role, taughtCourses: readonly string[] | null): Statement =>
      required(findGranted.with({ uid, role, stored: writeTaughtCourses(role, taughtCourses) ?? '' }), changed),

    /** Throws `account-changed` if the account was disabled or enabled meanwhile. */
    inState: (uid: string, state: 'enabled' | 'disabled'): Statement =>
      required(findInState.with({ uid, isDisabled: state === 'disabled' ? 1 : 0 }), changed),

    /** Throws `account-changed` if an administrator has scheduled the account's deletion. */
    notToBeDeleted: (uid: string): Statement => required(findWithoutDeletion.with({ uid }), changed),
  };
}

function guardQueries(db: Database) {
  return {
    /**
     * Locks the rows that every change of an account locks first, in a fixed order. SQLite needs no lock: it allows one
     * writer at a time.
     */
    lockBoth: prepareQuery<{ uid: string; byUserId: string }>(db)((kysely, param) => {
      const both = kysely
        .selectFrom('authAccounts')
        .select('userId')
        .where('userId', 'in', [param('uid'), param('byUserId')])
        .orderBy('userId');
      return db.engine === 'postgres' ? both.forUpdate() : both;
    }),
    findAdministrator: prepareQuery<{ byUserId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .select('id')
        .where('id', '=', param('byUserId'))
        .where('role', '=', 'admin')
        .where('disabledAt', 'is', null),
    ),
    findThere: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely.selectFrom('authUsers').select('id').where('id', '=', param('uid')),
    ),
    /** `stored` is empty without courses. */
    findGranted: prepareQuery<{ uid: string; role: Role; stored: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .select('id')
        .where('id', '=', param('uid'))
        .where('role', '=', param('role'))
        .where((eb) => eb(eb.fn.coalesce('taughtCourses', eb.val('')), '=', param('stored'))),
    ),
    findWithoutDeletion: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .select('id')
        .where('id', '=', param('uid'))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('accountDeletions')
                .select('uid')
                .whereRef('accountDeletions.uid', '=', 'authUsers.id')
                .where('byAdministrator', '=', 1),
            ),
          ),
        ),
    ),
    findInState: prepareQuery<{ uid: string; isDisabled: 0 | 1 }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .select('id')
        .where('id', '=', param('uid'))
        .where((eb) =>
          eb(eb.case().when('disabledAt', 'is', null).then(eb.lit(0)).else(eb.lit(1)).end(), '=', param('isDisabled')),
        ),
    ),
  };
}
