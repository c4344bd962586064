import type { Database } from '../../../platform/server/db/database.ts';
import { enrolmentQueries } from './queries.ts';

/** Creates a function that returns whether a user is enrolled in a course, for features that only learners may use. */
export function enrolmentOf(db: Database): (userId: string, courseId: string) => Promise<boolean> {
  const { findEnrolment } = enrolmentQueries(db);
  return async (userId, courseId) => (await findEnrolment.first({ userId, courseId })) !== undefined;
}

/** Creates a function that returns the ids of all courses that a user is enrolled in. */
export function enrolledCourses(db: Database): (userId: string) => Promise<ReadonlySet<string>> {
  const { listCoursesOf } = enrolmentQueries(db);
  return async (userId) => new Set((await listCoursesOf.all({ userId })).map(({ courseId }) => courseId));
}
