import type { Database } from '../../../platform/server/db/database.ts';
import { enrolmentQueries } from './queries.ts';

export { enrolledCourses, enrolmentOf } from './enrolment-of.ts';
export { groupEnrolment } from './group-enrolment.ts';
export { isInFirstLesson, learnerAccess } from './open-part.ts';
export { enrolmentActs } from './one-enrolment.ts';

/** Creates a function that lists a course's learners page by page: `after` is the last `cursor` of the previous page. */
export function learnersOf(db: Database) {
  const { listLearners } = enrolmentQueries(db);
  return ([courseId = '']: readonly string[], after: string, limit: number) =>
    listLearners.all({ courseId, after, limit });
}
