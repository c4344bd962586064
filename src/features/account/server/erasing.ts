import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { nullIfRowMissing, required, type Statement } from '../../../platform/server/db/statement.ts';
import { forgetMails } from '../../../platform/server/mail/forget-mails.ts';
import { erasingOf } from '../../../platform/server/personal-data/erase.ts';
import type { TableRule } from '../../../platform/server/personal-data/policy.ts';
import type { Storage } from '../../../platform/server/storage/storage.ts';
import { personOf } from './person.ts';
import { accountQueries } from './queries.ts';

interface Deps {
  readonly db: Database;
  readonly settings: Pick<Settings, 'dataDir'>;
  readonly storage: Pick<Storage, 'sweep'>;
  /** What every table holds of persons. */
  readonly rules: readonly TableRule[];
  readonly now: () => number;
}

/** The end of accounts: by the sweep those whose days of grace are over, and at once where the operator says so. */
export function accountErasing({ db, settings, storage, rules, now }: Deps) {
  const { findPerson, listDue, takeDue, lockAccount } = accountQueries(db);
  const erasingStatements = erasingOf(db, rules);
  const isThere = (uid: string) => required(lockAccount.with({ uid }));

  /**
   * Deletes everything, or nothing: it is one commit. The files' names are kept in it until they are removed, by this or
   * any later sweep, so that a process may die at any moment. Gives false if `first` or the account is not there.
   */
  async function erase(uid: string, keepsReviews: boolean, first: readonly Statement[]): Promise<boolean> {
    const found = await findPerson.first({ uid });
    if (!found) return false;
    const person = personOf(found);
    // An unconfirmed address may belong to somebody else, and so may the mails to it.
    if (person.isConfirmed) await forgetMails(settings.dataDir, [person.email, person.contactEmail]);
    const done = await db.commit(...first, ...erasingStatements(person, keepsReviews)).catch(nullIfRowMissing);
    // The account is gone. A file that cannot be removed now is removed by a later sweep, which says so in the log.
    if (done) await Promise.allSettled([storage.sweep()]);
    return done !== null;
  }

  return {
    /** Carries out what is due; of two processes, one. Called now and then. */
    async sweep(): Promise<void> {
      for (const { uid, keepsReviews } of await listDue.all({ now: now() })) {
        const isDue = required(takeDue.with({ uid, now: now() }));
        await erase(uid, keepsReviews === 1, [isThere(uid), isDue]);
      }
    },
    /**
     * For whoever runs the site: without waiting. Reviews stay where their author has agreed. Its commit begins with
     * `first`, such as an entry of the audit log. Gives false, and commits nothing, if nobody has that uid.
     */
    async eraseNow(uid: string, ...first: readonly Statement[]): Promise<boolean> {
      const person = await findPerson.first({ uid });
      return erase(uid, person?.keepsReviews === 1, [...first, isThere(uid)]);
    },
  };
}
