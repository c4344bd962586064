import type { Database } from '../../../platform/server/db/database.ts';
import { newId } from '../../../platform/server/ids.ts';
import { enrolmentQueries, selectEnrolled } from './queries.ts';

/** Enrolling others, many at once. Whose right that is, is for the caller to know. */
export function peopleInCourse(db: Database) {
  const { insertEnrolment } = enrolmentQueries(db);

  /** Those of these users who are enrolled in the course. */
  async function findEnrolled(courseId: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await selectEnrolled(db, courseId, userIds)).map(({ userId }) => userId));
  }

  /** Enrols them in one commit; gives those who were not enrolled before. Null if there is no such course. */
  async function enrolPeople(courseId: string, userIds: readonly string[]): Promise<ReadonlySet<string> | null> {
    // In one order: two lists that have the same people do not wait for each other in turn.
    const people = userIds.toSorted();
    const statements = people.map((userId) => insertEnrolment.with({ id: newId(), userId, courseId }));
    const enrolled = new Set((await db.commit(...statements)).flat().map(({ userId }) => userId));
    const others = people.filter((userId) => !enrolled.has(userId));
    return (await findEnrolled(courseId, others)).size === others.length ? enrolled : null;
  }

  return { findEnrolled, enrolPeople };
}
