import { Refusal } from '../../../platform/server/http/refusal.ts';
import { auditLog } from '../../audit/server/public.ts';
import { type AccountRow, accountActs, accountGuard } from '../../identity/server/public.ts';
import type { AdminDeps } from './deps.ts';

/**
 * Deletes accounts for an administrator. Both ways throw the refusals `account-not-found` and, if the caller is no longer an administrator,
 * `forbidden`; nothing is done then.
 */
export function accountRemoval({
  db,
  events,
  scheduleErasing,
  eraseAccount,
  now,
}: Pick<AdminDeps, 'db' | 'events' | 'scheduleErasing' | 'eraseAccount' | 'now'>) {
  const acts = accountActs(db);
  const guard = accountGuard(db);
  const written = auditLog(db, now);
  return {
    /** Disables the account, and deletes it after days of grace unless it is enabled before. Throws `account-changed` if it was enabled or disabled meanwhile. */
    async schedule(account: AccountRow, byUserId: string): Promise<AccountRow> {
      const { id: uid, email, disabledAt, deletionDueAt } = account;
      const isEnabled = disabledAt === null;
      if (!isEnabled && deletionDueAt !== null) return account;
      await db.commit(
        ...guard.begin(uid, byUserId),
        guard.inState(uid, isEnabled ? 'enabled' : 'disabled'),
        ...(isEnabled ? acts.disable(uid, events, now()) : []),
        scheduleErasing(uid),
        written(byUserId, { act: 'user-deletion-scheduled', subjectId: uid, subject: email }),
      );
      return (await acts.find(uid)) ?? account;
    },

    async atOnce({ id: uid }: AccountRow, byUserId: string): Promise<void> {
      // Without its name from the beginning: the erasing takes it out of every other entry.
      const entry = written(byUserId, { act: 'user-deleted', subjectId: '', subject: '' });
      if (!(await eraseAccount(uid, [...guard.begin(uid, byUserId), entry]))) throw new Refusal('account-not-found');
    },
  };
}
