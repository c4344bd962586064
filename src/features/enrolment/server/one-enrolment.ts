import type { Database } from '../../../platform/server/db/database.ts';
import { newId } from '../../../platform/server/ids.ts';
import { enrolmentQueries } from './queries.ts';

/** Enrolments by their id, and one person's, for whoever runs the site. Whose right that is, is for the caller to know. */
export function enrolmentActs(db: Database) {
  const { findById, findEnrolment, endById, restoreById, insertEnrolment } = enrolmentQueries(db);
  return {
    find: (id: string) => findById.first({ id }),
    /** That of somebody who is enrolled in a course. */
    findOf: (userId: string, courseId: string) => findEnrolment.first({ userId, courseId }),
    /** A statement that gives no row for one that has ended already. */
    end: (id: string, endedAt: number) => endById.with({ id, endedAt }),
    /** As it was, with its id; gives no row for one that has not ended. */
    restore: (id: string) => restoreById.with({ id }),
    /** Gives no row for whoever is enrolled already. */
    enrol: (userId: string, courseId: string) => insertEnrolment.with({ id: newId(), userId, courseId }),
  };
}
