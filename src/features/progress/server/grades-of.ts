import type { Database } from '../../../platform/server/db/database.ts';
import { progressQueries } from './queries.ts';

/**
 * Creates a function that returns one page of a learner's grades for one subject, newest first, with the details that the
 * grading feature stored.
 */
export function gradesOf(db: Database) {
  const { listGrades } = progressQueries(db);
  return (page: Parameters<typeof listGrades.all>[0]) => listGrades.all(page);
}
