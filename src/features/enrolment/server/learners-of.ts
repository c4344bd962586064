import type { Database } from '../../../platform/server/db/database.ts';
import { enrolmentQueries } from './queries.ts';

/** Gives a function that lists who is enrolled in a course, page by page: `after` is the last `cursor` of the page before. */
export function learnersOf(db: Database) {
  const { listLearners } = enrolmentQueries(db);
  return ([courseId = '']: readonly string[], after: string, limit: number) =>
    listLearners.all({ courseId, after, limit });
}
