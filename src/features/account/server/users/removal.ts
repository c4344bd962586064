import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { auditLog } from '../../../audit/server/public.ts';
import { type AccountRow, accountActs, accountGuard } from '../../../identity/server/public.ts';
import type { UserDeps } from './deps.ts';

/**
 * Deletes accounts for an administrator. Both functions throw `account-not-found` and, if the caller is no longer an
 * administrator, `forbidden`, and then change nothing.
 */
export function accountRemoval({
  db,
  events,
  scheduleErasing,
  eraseAccount,
  now,
}: Pick<UserDeps, 'db' | 'events' | 'scheduleErasing' | 'eraseAccount' | 'now'>) {
  const acts = accountActs(db);
  const guard = accountGuard(db);
  const auditEntry = auditLog(db, now);
  return {
    /**
     * Disables the account and schedules its deletion after days of grace; enabling it cancels that. Throws
     * `account-changed` if its state has changed meanwhile.
     */
    async schedule(account: AccountRow, byUserId: string): Promise<AccountRow> {
      const { id: uid, email, disabledAt, deletionDueAt } = account;
      const isEnabled = disabledAt === null;
      if (!isEnabled && deletionDueAt !== null) return account;
      await db.commit(
        ...guard.begin(uid, byUserId),
        guard.inState(uid, isEnabled ? 'enabled' : 'disabled'),
        ...(isEnabled ? acts.disable(uid, events, now()) : []),
        scheduleErasing(uid),
        auditEntry(byUserId, { act: 'user-deletion-scheduled', subjectId: uid, subject: email }),
      );
      return (await acts.find(uid)) ?? account;
    },

    async atOnce({ id: uid }: AccountRow, byUserId: string): Promise<void> {
      // Created without a subject, because the erasure removes it from every other entry.
      const entry = auditEntry(byUserId, { act: 'user-deleted', subjectId: '', subject: '' });
      if (!(await eraseAccount(uid, [...guard.begin(uid, byUserId), entry]))) throw new Refusal('account-not-found');
    },
  };
}
