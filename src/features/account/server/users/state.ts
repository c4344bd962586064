import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { auditLog } from '../../../audit/server/public.ts';
import { type AccountRow, accountActs, accountGuard } from '../../../identity/server/public.ts';
import type { UserDeps } from './deps.ts';

type State = 'enabled' | 'disabled';

interface AccountChange {
  /** Expected current state; undefined to skip the check. */
  readonly from?: State;
  readonly to: State;
  readonly byUserId: string;
}

/**
 * Creates the function that disables an account, ending all its sessions, or enables it. Throws `account-not-found`,
 * `own-account`, `account-changed` and `forbidden` (caller no longer an administrator); then changes nothing.
 */
export function accountStateSetter({ db, events, now }: Pick<UserDeps, 'db' | 'events' | 'now'>) {
  const acts = accountActs(db);
  const guard = accountGuard(db);
  const auditEntry = auditLog(db, now);
  return async (uid: string, { from, to, byUserId }: AccountChange): Promise<AccountRow> => {
    const account = await acts.find(uid);
    if (!account) throw new Refusal('account-not-found');
    // Disabling oneself could leave the site without an administrator.
    if (uid === byUserId) throw new Refusal('own-account');
    const state = account.disabledAt === null ? 'enabled' : 'disabled';
    if (from !== undefined && from !== state) throw new Refusal('account-changed');
    if (state === to) return account;
    const at = now();
    const change = to === 'disabled' ? acts.disable(uid, events, at) : acts.enable(uid);
    await db.commit(
      ...guard.begin(uid, byUserId),
      ...(from === undefined ? [] : [guard.inState(uid, from)]),
      // Bulk changes and undo must not silently cancel a scheduled deletion.
      ...(from !== undefined && to === 'enabled' ? [guard.notToBeDeleted(uid)] : []),
      ...change,
      auditEntry(byUserId, { act: `user-${to}`, subjectId: uid, subject: account.email }),
    );
    return (await acts.find(uid)) ?? account;
  };
}
