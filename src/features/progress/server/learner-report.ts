import type { Database } from '../../../platform/server/db/database.ts';
import type { CourseStructure } from '../course-log.ts';
import { deriveProgress } from '../derive.ts';
import { progressQueries } from './queries.ts';
import type { ReportItem } from './report.ts';
import { eventOf, positionEventOf } from './rows.ts';

/**
 * Creates a function that reads one learner of a course, with the progress that they see themselves; undefined if not
 * enrolled.
 */
export function learnerReport(db: Database) {
  const { findLearner, listEvents, listPositions } = progressQueries(db);
  return async (structure: CourseStructure, userId: string): Promise<Omit<ReportItem, 'id'> | undefined> => {
    const own = { userId, courseId: structure.courseId };
    const [learner, events, positions] = await Promise.all([
      findLearner.first(own),
      listEvents.all(own),
      listPositions.all(own),
    ]);
    const record = [...events.map(eventOf), ...positions.map(positionEventOf)];
    return learner && { ...learner, progress: deriveProgress(structure, record) };
  };
}
