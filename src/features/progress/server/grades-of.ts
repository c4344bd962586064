import type { Database } from '../../../platform/server/db/database.ts';
import { progressQueries } from './queries.ts';

/** Gives one page of a learner's grades for one subject, the newest first, with what the feature that graded keeps of each. */
export function gradesOf(db: Database) {
  const { listGrades } = progressQueries(db);
  return (page: Parameters<typeof listGrades.all>[0]) => listGrades.all(page);
}
