import type { Role } from '../../../platform/contract/roles.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { auditLog } from '../../audit/server/public.ts';
import {
  type AccountRow,
  accountActs,
  accountGuard,
  roleNotice,
  writeTaughtCourses,
} from '../../identity/server/public.ts';
import type { AdminDeps } from './deps.ts';

/** What an account may do; `taughtCourses` limits a teacher to some, and null to none of them. */
interface Grant {
  readonly role: Role;
  readonly taughtCourses: readonly string[] | null;
}

interface RoleChange {
  /** What it has to be still; undefined where that is all the same. */
  readonly from?: Grant;
  readonly to: Grant;
  readonly byUserId: string;
}

/**
 * Gives the function that gives an account a role, which its owner is told of. Throws the refusals `account-not-found`, `own-account`,
 * `account-changed` and, for whoever is no administrator any more, `forbidden`; nothing is done then.
 */
export function accountRoleSetter({ db, notify, now }: Pick<AdminDeps, 'db' | 'notify' | 'now'>) {
  const acts = accountActs(db);
  const guard = accountGuard(db);
  const written = auditLog(db, now);
  return async (uid: string, { from, to, byUserId }: RoleChange): Promise<AccountRow> => {
    const account = await acts.find(uid);
    if (!account) throw new Refusal('account-not-found');
    // Whoever could take their own role away could leave the site without an administrator.
    if (uid === byUserId) throw new Refusal('own-account');
    if (from !== undefined && !isGranted(account, from)) throw new Refusal('account-changed');
    if (isGranted(account, to)) return account;
    const { role, taughtCourses } = to;
    const deed = { act: `role-${role}-granted`, subjectId: uid, subject: account.email } as const;
    const notices = account.role === role ? [] : await notify(roleNotice(uid, role, now()));
    await db.commit(
      ...guard.begin(uid, byUserId),
      ...(from === undefined ? [] : [guard.granted(uid, from.role, from.taughtCourses)]),
      ...acts.grant(uid, role, taughtCourses),
      written(byUserId, deed),
      ...notices,
    );
    return { ...account, role, taughtCourses: writeTaughtCourses(role, taughtCourses) };
  };
}

function isGranted(account: AccountRow, { role, taughtCourses }: Grant): boolean {
  return account.role === role && account.taughtCourses === writeTaughtCourses(role, taughtCourses);
}
