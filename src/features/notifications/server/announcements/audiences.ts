import type { Database } from '../../../../platform/server/db/database.ts';
import type { AnnouncementTarget } from '../../announcements-contract.ts';
import type { Audience } from '../bulk/bulk-notifications.ts';
import { announcementQueries } from './queries.ts';

/** Audiences of announcements, besides the learners of a course. */
export function manualAudiences(db: Database): Readonly<Record<'person' | 'everybody', Audience>> {
  const { findPerson, listEverybody } = announcementQueries(db);
  return {
    async person([userId = ''], after) {
      const found = after === '' ? await findPerson.first({ userId }) : undefined;
      return found ? [{ userId, cursor: userId }] : [];
    },
    everybody: (_, after, limit) => listEverybody.all({ after, limit }),
  };
}

/** Creates the function that counts the recipients, and those of them who disabled announcements. */
export function reachOf(db: Database) {
  const queries = announcementQueries(db);
  const countOf = (row: { count: number } | undefined) => row?.count ?? 0;
  return async (to: AnnouncementTarget): Promise<{ people: number; unwilling: number }> => {
    if (to.kind === 'person') {
      const person = { userId: to.uid };
      const [found, unwilling] = await Promise.all([
        queries.findPerson.first(person),
        queries.isUnwilling.first(person),
      ]);
      return { people: found ? 1 : 0, unwilling: found && unwilling ? 1 : 0 };
    }
    const [people, unwilling] = await Promise.all(
      to.kind === 'course'
        ? [queries.countInCourse.first(to), queries.countUnwillingInCourse.first(to)]
        : [queries.countEverybody.first({}), queries.countUnwilling.first({})],
    );
    return { people: countOf(people), unwilling: countOf(unwilling) };
  };
}
