import type { ExerciseDeps } from './deps.ts';

/** Gives a function that records what follows from a grade: a finished lesson, a completed course. */
export function settler({ record, structureOf }: Pick<ExerciseDeps, 'record' | 'structureOf'>) {
  return async (userId: string, courseId: string): Promise<void> => {
    const structure = structureOf(courseId);
    if (structure) await record.settle(userId, structure);
  };
}
