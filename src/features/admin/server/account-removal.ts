import { Refusal } from '../../../platform/server/http/refusal.ts';
import { auditLog } from '../../audit/server/public.ts';
import { type AccountRow, accountActs, accountGuard } from '../../identity/server/public.ts';
import type { AdminDeps } from './deps.ts';

/**
 * Deletes somebody's account for an administrator. Both ways throw the refusals `account-not-found` where it is gone by now and
 * `forbidden` for whoever is no administrator any more; nothing is done then.
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
    /** After days of grace: the account is disabled until then, and enabling it keeps it. Gives the account as it is now. */
    async schedule(account: AccountRow, byUserId: string): Promise<AccountRow> {
      const { id: uid, email, disabledAt, deletionDueAt } = account;
      if (disabledAt !== null && deletionDueAt !== null) return account;
      await db.commit(
        ...guard.begin(uid, byUserId),
        ...(disabledAt === null ? acts.disable(uid, events, now()) : []),
        scheduleErasing(uid),
        written(byUserId, { act: 'user-deletion-asked', subjectId: uid, subject: email }),
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
