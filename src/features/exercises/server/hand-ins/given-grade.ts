import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { type StoredGrade, isPassed } from './present.ts';

interface Task {
  readonly rubric: readonly { readonly criterion: string; readonly points: number }[];
  readonly passPoints: number;
}

const gone: Task = { rubric: [], passPoints: 0 };

/**
 * Creates a grade. Throws the refusal `rubric-mismatch` unless there is one score for each criterion, none above its
 * points.
 */
export function gradeOf(
  { rubric, passPoints }: Task = gone,
  given: readonly number[],
  comment: string,
  gradedAt: number,
): StoredGrade {
  const isFitting = rubric.length === given.length && rubric.every(({ points }, at) => (given[at] ?? 0) <= points);
  if (rubric.length === 0 || !isFitting) throw new Refusal('rubric-mismatch');
  const scores = rubric.map(({ criterion, points: maxPoints }, at) => ({
    criterion,
    points: given[at] ?? 0,
    maxPoints,
  }));
  const sum = (key: 'points' | 'maxPoints') => scores.reduce((total, each) => total + each[key], 0);
  const points = sum('points');
  return { gradedAt, points, maxPoints: sum('maxPoints'), isPassed: points >= passPoints, scores, comment };
}

/** Text of the learner's notification; `before` is the grade that was corrected. */
export function gradeMessage(title: string, grade: StoredGrade, before: StoredGrade | null): string {
  const points = `${grade.points} of ${grade.maxPoints} points`;
  const result =
    before === null
      ? `“${title}” was graded: ${points}.`
      : `The grade of “${title}” was corrected: ${points} instead of ${before.points}.`;
  if (!isPassed(grade)) return `${result} It is not passed yet. You can submit again.`;
  return before && !isPassed(before) ? `${result} You passed.` : result;
}
