import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Database } from '../../../../platform/server/db/database.ts';
import { plainText } from '../../../quizzes/server/public.ts';
import type { Exercise } from '../content.ts';
import { type StoredGrade, storedGrade } from './present.ts';
import { handInQueries } from './queries.ts';

type HandInTask = Extract<Exercise, { kind: 'hand-in' }>;

/** Small enough that other requests get their turn in between. */
const pageSize = 2000;

/**
 * Statistics of an assignment's criteria, over each learner's first graded submission. A criterion is identified by its
 * text: rewriting it resets its statistics, and those no longer in the rubric are left out.
 */
export function criteriaFigures(db: Database) {
  const { listGrades } = handInQueries(db);

  async function firstGrades({ courseId, exerciseId }: HandInTask): Promise<readonly StoredGrade[]> {
    const first = new Map<string, StoredGrade>();
    let after = '';
    for (;;) {
      const page = await listGrades.all({ courseId, exerciseId, after, limit: pageSize });
      for (const { userId, grade } of page) {
        const stored = storedGrade(grade);
        if (stored && !first.has(userId)) first.set(userId, stored);
      }
      const last = page.at(-1);
      if (!last || page.length < pageSize) return [...first.values()];
      after = last.id;
      await othersTurn();
    }
  }

  return async (task: HandInTask) => {
    const grades = await firstGrades(task);
    const scores = grades.flatMap((grade) => grade.scores);
    const criteria = task.rubric.map(({ criterion, criterionHtml }) => {
      const shares = scores.filter((score) => score.criterion === criterion && score.maxPoints > 0);
      const sum = shares.reduce((total, { points, maxPoints }) => total + points / maxPoints, 0);
      return {
        criterion: plainText(criterionHtml),
        graded: shares.length,
        share: shares.length === 0 ? 0 : sum / shares.length,
      };
    });
    return { learners: grades.length, criteria };
  };
}
