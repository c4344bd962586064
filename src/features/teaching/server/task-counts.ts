import type * as z from 'zod/mini';
import { exerciseFigures } from '../../exercises/server/public.ts';
import { questionFigures } from '../../quizzes/server/public.ts';
import type { TaskFigures as FiguresShape, taskFiguresRoutes } from '../task-figures-contract.ts';
import { cachedCounts } from './cached-counts.ts';
import type { Services } from '../../../platform/server/services.ts';

type TaskFigures = z.infer<typeof FiguresShape>;
type Task = z.infer<(typeof taskFiguresRoutes)['GET /api/courses/{courseId}/figures/{kind}/{taskId}']['params']>;

type Deps = Pick<Services, 'db' | 'now' | 'content'>;

/** Counts tasks by their questions, test cases or criteria; undefined for an unknown task. */
export function taskCounts({ db, content, now }: Deps) {
  const cache = cachedCounts<TaskFigures>();
  const findQuiz = questionFigures({ db, content });
  const findExercise = exerciseFigures({ db, content });

  return async ({ courseId, kind, taskId }: Task): Promise<TaskFigures | undefined> => {
    const task = (kind === 'quiz' ? findQuiz : findExercise)(courseId, taskId);
    if (!task) return undefined;
    const countedAt = now();
    return cache.read(`${courseId}/${kind}/${taskId}`, task.version, async () => ({
      countedAt,
      questions: [],
      cases: [],
      criteria: [],
      ...(await task.count()),
    }));
  };
}
