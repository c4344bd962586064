import type * as z from 'zod/mini';
import type { ExerciseProgress as ExerciseShape, QuizProgress as QuizShape } from './contract.ts';
import { type LearningEvent, gradedWorkOf, occurredAt } from './events.ts';

export type ExerciseProgress = z.infer<typeof ExerciseShape>;
export type QuizProgress = z.infer<typeof QuizShape>;

const gradedKinds: readonly string[] = ['exercise-submitted', 'hand-in-graded', 'quiz-submitted'];

/**
 * Progress in an exercise. `events` are about it, in canonical order; `worth` is its current points, 0 if it is no longer
 * in the course.
 */
export function deriveExercise(exerciseId: string, worth: number, events: LearningEvent[]): ExerciseProgress {
  const attempts = attemptsOf(events);
  const grade = gradeOf(attempts);
  const points = Math.max(0, ...attempts.map((attempt) => attempt.points ?? 0));
  // An exercise passed in an older version keeps its weight: 10 of 10 do not become 10 of 20.
  const weight = Math.max(0, ...attempts.map(({ passed, maxPoints }) => (passed ? (maxPoints ?? 0) : 0)));
  return {
    exerciseId,
    points,
    outOf: Math.max(points, grade.isPassed ? weight : worth),
    ...grade,
    hintsUsed: new Set(events.flatMap(({ hint }) => hint ?? [])).size,
    isSolutionShown: events.some(({ kind }) => kind === 'solution-shown'),
    isProvisional: !grade.isPassed && events.some(({ kind, passed }) => kind === 'exercise-tried' && passed),
  };
}

/** Progress in a quiz; its percentage is the best one. */
export function deriveQuiz(quizId: string, events: LearningEvent[]): QuizProgress {
  const attempts = attemptsOf(events);
  const share = Math.max(0, ...attempts.map(shareOf));
  return { quizId, percent: Math.round(share * 100), ...gradeOf(attempts) };
}

/**
 * Lists the grades that count: a corrected grade replaces the earlier one, higher or lower. An attempt that was passed
 * both before and after the correction keeps its original time.
 */
function attemptsOf(events: readonly LearningEvent[]): LearningEvent[] {
  const latest = new Map<string, LearningEvent>();
  for (const event of events.filter(({ kind }) => gradedKinds.includes(kind))) {
    const work = gradedWorkOf(event);
    const before = latest.get(work);
    const staysPassed = before?.passed && event.passed;
    // Keeps the order of the times that count.
    if (!staysPassed) latest.delete(work);
    latest.set(work, staysPassed ? { ...event, at: before.at, clientAt: before.clientAt } : event);
  }
  return [...latest.values()];
}

/** Once passed, an exercise or quiz stays passed. */
function gradeOf(attempts: readonly LearningEvent[]) {
  const passed = attempts.find((attempt) => attempt.passed);
  return {
    attempts: attempts.length,
    isPassed: passed !== undefined,
    passedAt: passed ? occurredAt(passed) : null,
    passedVersion: passed?.version ?? null,
  };
}

function shareOf({ points, maxPoints }: LearningEvent): number {
  return points === null || !maxPoints ? 0 : points / maxPoints;
}
