import type { Database } from '../../../platform/server/db/database.ts';
import type { FileColumn } from '../../../platform/server/storage/file-columns.ts';
import { handInQueries } from './hand-ins/queries.ts';

/** What learners handed in. */
export const handInFiles: FileColumn = { table: 'handIns', keyColumn: 'fileKey' };
export type { EnginePool } from './engine/engine-pool.ts';
export { isRunnable, printedBy, tidy } from './engine/printed-by.ts';
export { presentExercise } from './present.ts';
export { exerciseFigures } from './tries/exercise-figures.ts';
export { learnerTries } from './tries/learner-tries.ts';

/** Gives how much that was handed in waits for a grade, in all courses. */
export function handInsToGrade(db: Database): () => Promise<number> {
  const { countAllWaiting } = handInQueries(db);
  return async () => (await countAllWaiting.first({}))?.count ?? 0;
}
