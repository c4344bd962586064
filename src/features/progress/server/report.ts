import type { Database } from '../../../platform/server/db/database.ts';
import type { CourseStructure } from '../course-log.ts';
import type { Progress } from '../derive.ts';
import { learnersWithRecord } from './learners-with-record.ts';

/** One learner of a course; `id` is the id of the enrollment. */
export interface ReportItem {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly progress: Progress;
}

/** Creates a function that reads one page of a course's learners, each with the progress that they see themselves. */
export function courseReport(db: Database) {
  const readLearners = learnersWithRecord(db);
  return async (structure: CourseStructure, query: Parameters<typeof readLearners>[1]) => {
    const { learners, nextCursor } = await readLearners(structure, query);
    const items: ReportItem[] = learners.map(({ id, userId, name, email, progress }) => ({
      id,
      userId,
      name,
      email,
      progress,
    }));
    return { items, nextCursor };
  };
}
