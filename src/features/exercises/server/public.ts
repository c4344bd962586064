import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { FileColumn } from '../../../platform/server/storage/file-columns.ts';
import { findTask } from './hand-ins/present.ts';
import { handInQueries } from './hand-ins/queries.ts';

/** What learners handed in. */
export const handInFiles: FileColumn = { table: 'handIns', keyColumn: 'fileKey' };
export type { EnginePool } from './engine/engine-pool.ts';
export { tidy } from '../engine/tidy.ts';
export { isRunnable, printedBy } from './engine/printed-by.ts';
export { presentExercise } from './present.ts';
export { exerciseFigures } from './tries/exercise-figures.ts';
export { learnerTries } from './tries/learner-tries.ts';

/** Gives how much of what was handed in waits for a grade that this teacher can give, in all courses. */
export function handInsToGrade(db: Database, content: Pick<Content, 'current'>): (teacher: string) => Promise<number> {
  const { countWaitingTasks } = handInQueries(db);
  return async (teacher) => {
    const tasks = await countWaitingTasks.all({ teacher });
    return tasks.reduce((sum, task) => sum + (findTask(content, task) ? task.count : 0), 0);
  };
}
