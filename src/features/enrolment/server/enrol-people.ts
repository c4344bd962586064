import type { Database } from '../../../platform/server/db/database.ts';
import { inParts } from '../../../platform/server/db/read-in-parts.ts';
import { newId } from '../../../platform/server/ids.ts';
import { auditLogOfRows } from '../../audit/server/public.ts';
import { enrolmentQueries, selectEnrolled, selectEnrolmentDeeds } from './queries.ts';

/** Enrolling others, many at once. Whose right that is, is for the caller to know. */
export function peopleInCourse(db: Database, now: () => number) {
  const { insertEnrolment } = enrolmentQueries(db);
  const written = auditLogOfRows(db, now);

  /** Those of these users who are enrolled in the course. */
  async function findEnrolled(courseId: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await selectEnrolled(db, courseId, userIds)).map(({ userId }) => userId));
  }

  /**
   * Enrols them in one commit, with an entry of the audit log for each; gives those who were not enrolled before. `actorId` is who does it,
   * as the audit log has it. Null if there is no such course.
   */
  async function enrolPeople(
    courseId: string,
    userIds: readonly string[],
    actorId: string,
  ): Promise<ReadonlySet<string> | null> {
    // In one order: two lists that have the same people do not wait for each other in turn.
    const people = userIds.toSorted();
    const rows = people.map((userId) => ({ id: newId(), userId, courseId }));
    // Whoever was enrolled before keeps the id of then.
    const parts = inParts(rows.map(({ id }) => id));
    const entries = parts.map((ids) => written(actorId, 'enrolment-added', selectEnrolmentDeeds(db, ids)));
    const stored = await db.commit(...rows.map((row) => insertEnrolment.with(row)), ...entries);
    const enrolled = new Set(stored.flat().map(({ userId }) => userId));
    const others = people.filter((userId) => !enrolled.has(userId));
    return (await findEnrolled(courseId, others)).size === others.length ? enrolled : null;
  }

  return { findEnrolled, enrolPeople };
}
