import type * as z from 'zod/mini';
import { exerciseFigures } from '../../exercises/server/public.ts';
import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { questionFigures } from '../../quizzes/server/public.ts';
import type { TaskFigures as FiguresShape, taskFiguresRoutes } from '../task-figures-contract.ts';
import { cachedCounts } from './cached-counts.ts';

type TaskFigures = z.infer<typeof FiguresShape>;
type Task = z.infer<(typeof taskFiguresRoutes)['GET /api/courses/{courseId}/figures/{kind}/{taskId}']['params']>;

interface Deps {
  readonly db: Database;
  readonly content: Pick<Content, 'current'>;
  readonly now: () => number;
}

/** Counts tasks by their questions, test cases or criteria; undefined for an unknown task. */
export function taskCounts({ db, content, now }: Deps) {
  const kept = cachedCounts<TaskFigures>();
  const findQuiz = questionFigures({ db, content });
  const findExercise = exerciseFigures({ db, content });

  return async ({ courseId, kind, taskId }: Task): Promise<TaskFigures | undefined> => {
    const task = (kind === 'quiz' ? findQuiz : findExercise)(courseId, taskId);
    if (!task) return undefined;
    const countedAt = now();
    return kept.read(`${courseId}/${kind}/${taskId}`, task.version, async () => ({
      countedAt,
      questions: [],
      cases: [],
      criteria: [],
      ...(await task.count()),
    }));
  };
}
