import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { FileColumn } from '../../../platform/server/storage/storage.ts';
import { findTask } from './hand-ins/present.ts';
import { handInQueries } from './hand-ins/queries.ts';

/** Column with the storage keys of submitted files. */
export const handInFiles: FileColumn = { table: 'handIns', keyColumn: 'fileKey' };
export { presentExercise } from './present.ts';
export { exerciseFigures } from './first-submissions/exercise-figures.ts';
export { learnerSubmissions } from './first-submissions/learner-submissions.ts';

/** Creates a function that counts, by course, the submissions that this teacher can grade. */
export function handInsToGrade(db: Database, content: Pick<Content, 'current'>) {
  const { countWaitingTasks } = handInQueries(db);
  return async (teacher: string): Promise<{ courseId: string; courseTitle: string; count: number }[]> => {
    const tasks = await countWaitingTasks.all({ teacher });
    const known = Map.groupBy(
      tasks.filter((task) => findTask(content, task)),
      ({ courseId }) => courseId,
    );
    return [...known].map(([courseId, ofCourse]) => ({
      courseId,
      courseTitle: content.current().find('course', courseId)?.title ?? courseId,
      count: ofCourse.reduce((sum, { count }) => sum + count, 0),
    }));
  };
}
