import type { Settings } from '../../../platform/server/config/settings.ts';
import { nullIfRowMissing, required, type Statement } from '../../../platform/server/db/statement.ts';
import { forgetMails } from '../../../platform/server/mail/forget-mails.ts';
import { erasingOf } from '../../../platform/server/personal-data/erase.ts';
import type { TableRule } from '../../../platform/server/personal-data/policy.ts';
import type { Storage } from '../../../platform/server/storage/storage.ts';
import type { Services } from '../../../platform/server/services.ts';
import { dataSubjectOf } from './data-subject.ts';
import { accountQueries } from './queries.ts';

interface Deps extends Pick<Services, 'db' | 'now'> {
  readonly settings: Pick<Settings, 'dataDir'>;
  readonly storage: Pick<Storage, 'sweep'>;
  /** Rules for the personal data in every table. */
  readonly rules: readonly TableRule[];
}

/** Creates the service that deletes accounts: in the sweep after the grace period, or at once for the operator. */
export function accountErasing({ db, settings, storage, rules, now }: Deps) {
  const { findPerson, listDue, takeDue, lockAccount } = accountQueries(db);
  const erasingStatements = erasingOf(db, rules);
  const isThere = (uid: string) => required(lockAccount.with({ uid }));

  /**
   * Deletes everything or nothing. The commit also stores the file names until a sweep deletes the files, so the
   * process may stop at any time. Returns false if a row that `first` requires, or the account, does not exist.
   */
  async function erase(uid: string, keepsReviews: boolean, first: readonly Statement[]): Promise<boolean> {
    const found = await findPerson.first({ uid });
    if (!found) return false;
    const person = dataSubjectOf(found);
    // An unconfirmed address, and the mails to it, may belong to another person.
    if (person.isConfirmed) await forgetMails(settings.dataDir, [person.email, person.contactEmail]);
    const done = await db.commit(...first, ...erasingStatements(person, keepsReviews)).catch(nullIfRowMissing);
    // A file that cannot be deleted now is left to a later sweep, which logs the failure.
    if (done) await Promise.allSettled([storage.sweep()]);
    return done !== null;
  }

  return {
    /** Deletes the accounts that are due; of concurrent processes, only one deletes an account. Called regularly. */
    async sweep(): Promise<void> {
      for (const { uid, keepsReviews } of await listDue.all({ now: now() })) {
        const isDue = required(takeDue.with({ uid, now: now() }));
        await erase(uid, keepsReviews === 1, [isThere(uid), isDue]);
      }
    },
    /**
     * Deletes an account at once, for the operator; reviews stay if their author agreed. The commit starts with
     * `first`, such as an audit event. Returns false and commits nothing if the uid does not exist.
     */
    async eraseNow(uid: string, ...first: readonly Statement[]): Promise<boolean> {
      const person = await findPerson.first({ uid });
      return erase(uid, person?.keepsReviews === 1, [...first, isThere(uid)]);
    },
  };
}
