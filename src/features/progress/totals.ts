import type { ExerciseProgress, QuizProgress } from './derive-graded.ts';
import type { LessonProgress } from './derive-lesson.ts';

export interface Parts {
  readonly lessons: readonly LessonProgress[];
  readonly exercises: readonly ExerciseProgress[];
  readonly quizzes: readonly QuizProgress[];
}

/** Weights in the percentage: an exercise counts by its points, a lesson and a quiz by these. */
const lessonWeight = 5;
const quizWeight = 10;

/**
 * Counts, points and percentage. Removed items count as far as they were earned, in both numerator and denominator, so
 * that removing something from a course lowers nobody's percentage.
 */
export function totalsOf(now: Parts, former: Parts, worthOf: (exerciseId: string) => number) {
  const exercises = [...now.exercises, ...former.exercises];
  const earned = weightOfDone(now) + weightOfDone(former);
  const left =
    sum(now.exercises, ({ isPassed, exerciseId }) => (isPassed ? 0 : worthOf(exerciseId))) +
    lessonWeight * now.lessons.filter((lesson) => !isDone(lesson)).length +
    quizWeight * now.quizzes.filter(({ isPassed }) => !isPassed).length;
  return {
    lessonCount: { done: now.lessons.filter(isDone).length, all: now.lessons.length },
    exerciseCount: { done: now.exercises.filter(isPassed).length, all: now.exercises.length },
    quizCount: { done: now.quizzes.filter(isPassed).length, all: now.quizzes.length },
    points: sum(exercises, ({ points }) => points),
    outOf: sum(exercises, ({ outOf }) => outOf),
    // In a long course the first thing done is less than one percent, and still progress.
    percent: earned === 0 ? 0 : Math.max(1, Math.floor((100 * earned) / (earned + left))),
  };
}

function weightOfDone({ lessons, exercises, quizzes }: Parts): number {
  return (
    sum(exercises.filter(isPassed), ({ outOf }) => outOf) +
    lessonWeight * lessons.filter(isDone).length +
    quizWeight * quizzes.filter(isPassed).length
  );
}

function isDone({ state }: LessonProgress): boolean {
  return state === 'done';
}

function isPassed(graded: { readonly isPassed: boolean }): boolean {
  return graded.isPassed;
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
