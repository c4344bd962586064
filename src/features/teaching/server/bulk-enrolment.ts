import type * as z from 'zod/mini';
import type { Database } from '../../../platform/server/db/database.ts';
import { groupEnrolment } from '../../enrolment/server/public.ts';
import { EmailAddress, emailMaxLength } from '../../identity/contract.ts';
import { findAccounts } from '../../identity/server/public.ts';
import type { EnrolmentRow as RowShape } from '../contract.ts';
import { readAddresses } from './addresses.ts';
import { withNamedSigns } from './one-address.ts';

export type EnrolmentRow = z.infer<typeof RowShape>;

/** Line of the list, and the matching account if there is one. */
interface Judged extends EnrolmentRow {
  readonly userId?: string | undefined;
}

/**
 * Enrolls the people of an address list (CSV) in a course, if an account signs in with the address and has confirmed it.
 * Creates and removes no accounts. Both methods throw what {@link readAddresses} throws.
 */
export function bulkEnrolment(db: Database, now: () => number) {
  const { findEnrolled, enrolPeople } = groupEnrolment(db, now);

  async function judge(courseId: string, csv: string): Promise<Judged[]> {
    const lines = readAddresses(csv).map(({ line, address }) => {
      const { data } = EmailAddress.safeParse(address);
      const shown = data === undefined ? withNamedSigns(address.slice(0, emailMaxLength)) : address;
      return { line, address: shown.slice(0, emailMaxLength), email: data?.toLowerCase() };
    });
    const accounts = await findAccounts(db, [...new Set(lines.flatMap(({ email }) => email ?? []))]);
    const enrolled = await findEnrolled(
      courseId,
      [...accounts.values()].map(({ uid }) => uid),
    );
    const seen = new Set<string>();
    return lines.map(({ email, ...row }) => {
      if (email === undefined) return { ...row, result: 'no-address' };
      if (seen.has(email)) return { ...row, result: 'twice' };
      seen.add(email);
      const account = accounts.get(email);
      if (account === undefined) return { ...row, result: 'no-account' };
      const userId = account.uid;
      if (enrolled.has(userId)) return { ...row, userId, result: 'is-enrolled' };
      // Anyone can sign up with an address on the list, so it must be confirmed.
      return { ...row, userId, result: account.isConfirmed ? 'to-enrol' : 'not-confirmed' };
    });
  }

  return {
    /** Previews the result of each line. */
    async preview(courseId: string, csv: string): Promise<EnrolmentRow[]> {
      return (await judge(courseId, csv)).map(present);
    },

    /**
     * Enrolls the users in one commit, with one audit event each, and returns the result of each line. `actorId` is the actor
     * in the audit log. Returns null if there is no such course.
     */
    async enrol(courseId: string, csv: string, actorId: string): Promise<EnrolmentRow[] | null> {
      const rows = await judge(courseId, csv);
      const due = rows.flatMap(({ result, userId }) => (result === 'to-enrol' ? (userId ?? []) : []));
      const enrolled = await enrolPeople(courseId, due, actorId);
      return (
        enrolled &&
        rows.map((row) => {
          if (row.result !== 'to-enrol') return present(row);
          // Another teacher may have enrolled them at the same time.
          return present({ ...row, result: enrolled.has(row.userId ?? '') ? 'enrolled' : 'is-enrolled' });
        })
      );
    },
  };
}

function present({ line, address, result }: Judged): EnrolmentRow {
  return { line, address, result };
}
