import type { Database } from '../../../platform/server/db/database.ts';
import { newId } from '../../../platform/server/ids.ts';
import { enrolmentQueries } from './queries.ts';

/** Enrollments by id or of one user, for admins. The caller must check the permission. */
export function enrolmentActs(db: Database) {
  const { findById, findEnrolment, endById, restoreById, insertEnrolment } = enrolmentQueries(db);
  return {
    find: (id: string) => findById.first({ id }),
    /** Finds the enrollment of a user in a course. */
    findOf: (userId: string, courseId: string) => findEnrolment.first({ userId, courseId }),
    /** Statement that ends an enrollment; returns no row if it has already ended. */
    end: (id: string, endedAt: number) => endById.with({ id, endedAt }),
    /** Restores an enrollment with its id; returns no row if it has not ended. */
    restore: (id: string) => restoreById.with({ id }),
    /** Returns no row if the user is already enrolled. */
    enrol: (userId: string, courseId: string) => insertEnrolment.with({ id: newId(), userId, courseId }),
  };
}
