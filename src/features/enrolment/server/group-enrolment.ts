import type { Database } from '../../../platform/server/db/database.ts';
import { batches } from '../../../platform/server/db/read-in-batches.ts';
import { newId } from '../../../platform/server/ids.ts';
import { auditLogOfRows } from '../../audit/server/public.ts';
import { enrolmentQueries, selectEnrolled, selectEnrolmentActions } from './queries.ts';

/** Enrolls other users in bulk. The caller must check the permission. */
export function groupEnrolment(db: Database, now: () => number) {
  const { insertEnrolment } = enrolmentQueries(db);
  const auditEntries = auditLogOfRows(db, now);

  /** Returns those of these users who are enrolled in the course. */
  async function findEnrolled(courseId: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await selectEnrolled(db, courseId, userIds)).map(({ userId }) => userId));
  }

  /**
   * Enrolls users in one commit, with one audit event each; returns those who were not enrolled before. `actorId` is the
   * actor in the audit log. Returns null if there is no such course.
   */
  async function enrolPeople(
    courseId: string,
    userIds: readonly string[],
    actorId: string,
  ): Promise<ReadonlySet<string> | null> {
    // Always in the same order, so that two lists with the same users cannot deadlock.
    const people = userIds.toSorted();
    const rows = people.map((userId) => ({ id: newId(), userId, courseId }));
    // Users who were already enrolled keep their enrollment's id.
    const parts = batches(rows.map(({ id }) => id));
    const entries = parts.map((ids) => auditEntries(actorId, 'enrolment-added', selectEnrolmentActions(db, ids)));
    const stored = await db.commit(...rows.map((row) => insertEnrolment.with(row)), ...entries);
    const enrolled = new Set(stored.flat().map(({ userId }) => userId));
    const others = people.filter((userId) => !enrolled.has(userId));
    return (await findEnrolled(courseId, others)).size === others.length ? enrolled : null;
  }

  return { findEnrolled, enrolPeople };
}
