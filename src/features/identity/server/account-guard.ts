import type { Role } from '../../../platform/contract/roles.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import { required, type Statement } from '../../../platform/server/db/statement.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { writeTaughtCourses } from './taught-courses.ts';

/** What has to hold still when an administrator's act on an account is committed: statements to begin its commit with. */
export function accountGuard(db: Database) {
  const { lockBoth, findAdministrator, findThere, findGranted, findInState } = guardQueries(db);
  const changed = () => new Refusal('account-changed');
  return {
    /**
     * To come first of all: of two administrators who act on each other at once, one waits for the other, as does whoever erases one of
     * them. Refuses with `forbidden` whoever is no administrator any more, and with `account-not-found`.
     */
    begin: (uid: string, byUserId: string): Statement[] => [
      lockBoth.with({ uid, byUserId }),
      required(findAdministrator.with({ byUserId }), () => new Refusal('forbidden')),
      required(findThere.with({ uid }), () => new Refusal('account-not-found')),
    ],

    /** Refuses with `account-changed` where it has another role by now, or a teacher other courses. */
    granted: (uid: string, role: Role, taughtCourses: readonly string[] | null): Statement =>
      required(findGranted.with({ uid, role, stored: writeTaughtCourses(role, taughtCourses) ?? '' }), changed),

    /** The same for one that was disabled or enabled meanwhile. */
    inState: (uid: string, state: 'enabled' | 'disabled'): Statement =>
      required(findInState.with({ uid, isDisabled: state === 'disabled' ? 1 : 0 }), changed),
  };
}

function guardQueries(db: Database) {
  return {
    /** The rows that everything begins with which depends on an account, in an order that is always the same. SQLite writes for one at a time. */
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
    /** `stored` is empty where no courses are. */
    findGranted: prepareQuery<{ uid: string; role: Role; stored: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .select('id')
        .where('id', '=', param('uid'))
        .where('role', '=', param('role'))
        .where((eb) => eb(eb.fn.coalesce('taughtCourses', eb.val('')), '=', param('stored'))),
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
