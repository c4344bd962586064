import type { Role } from '../../../../platform/contract/roles.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { auditLog } from '../../../audit/server/public.ts';
import {
  type AccountRow,
  accountActs,
  accountGuard,
  roleNotification,
  writeTaughtCourses,
} from '../../../identity/server/public.ts';
import type { UserDeps } from './deps.ts';

/** Role of an account. `taughtCourses` limits a teacher to some courses; null is no limit. */
interface Grant {
  readonly role: Role;
  readonly taughtCourses: readonly string[] | null;
}

interface RoleChange {
  /** Expected current grant; undefined to skip the check. */
  readonly from?: Grant;
  readonly to: Grant;
  readonly byUserId: string;
}

/**
 * Creates the function that sets an account's role and notifies its owner. Throws `account-not-found`, `own-account`,
 * `account-changed` and, if the caller is no longer an administrator, `forbidden`; then changes nothing.
 */
export function accountRoleSetter({ db, notify, now }: Pick<UserDeps, 'db' | 'notify' | 'now'>) {
  const acts = accountActs(db);
  const guard = accountGuard(db);
  const auditEntry = auditLog(db, now);
  return async (uid: string, { from, to, byUserId }: RoleChange): Promise<AccountRow> => {
    const account = await acts.find(uid);
    if (!account) throw new Refusal('account-not-found');
    // Removing one's own role could leave the site without an administrator.
    if (uid === byUserId) throw new Refusal('own-account');
    if (from !== undefined && !isGranted(account, from)) throw new Refusal('account-changed');
    if (isGranted(account, to)) return account;
    const { role, taughtCourses } = to;
    const deed = { act: `role-${role}-granted`, subjectId: uid, subject: account.email } as const;
    const notices = account.role === role ? [] : await notify(roleNotification(uid, role, now()));
    await db.commit(
      ...guard.begin(uid, byUserId),
      ...(from === undefined ? [] : [guard.granted(uid, from.role, from.taughtCourses)]),
      ...acts.grant(uid, role, taughtCourses),
      auditEntry(byUserId, deed),
      ...notices,
    );
    return { ...account, role, taughtCourses: writeTaughtCourses(role, taughtCourses) };
  };
}

function isGranted(account: AccountRow, { role, taughtCourses }: Grant): boolean {
  return account.role === role && account.taughtCourses === writeTaughtCourses(role, taughtCourses);
}
