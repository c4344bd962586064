import type * as z from 'zod/mini';
import type { ExerciseProgress as ExerciseShape, QuizProgress as QuizShape } from './contract.ts';
import { type LearningEvent, gradedWorkOf, momentOf } from './events.ts';

export type ExerciseProgress = z.infer<typeof ExerciseShape>;
export type QuizProgress = z.infer<typeof QuizShape>;

const gradedKinds: readonly string[] = ['exercise-submitted', 'hand-in-graded', 'quiz-submitted'];

/** `events` are about this exercise, in their one order; `worth` is what it is worth now, 0 if the course has it no more. */
export function deriveExercise(exerciseId: string, worth: number, events: LearningEvent[]): ExerciseProgress {
  const attempts = attemptsOf(events);
  const grade = gradeOf(attempts);
  const points = Math.max(0, ...attempts.map((attempt) => attempt.points ?? 0));
  // Passed in an older version it keeps the weight that it had there: 10 of 10 do not become 10 of 20.
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

/** The same for a quiz; its percentage is the best. */
export function deriveQuiz(quizId: string, events: LearningEvent[]): QuizProgress {
  const attempts = attemptsOf(events);
  const share = Math.max(0, ...attempts.map(shareOf));
  return { quizId, percent: Math.round(share * 100), ...gradeOf(attempts) };
}

/**
 * Lists the grades that count: a corrected grade takes the place of the one before, higher or lower. What was passed
 * before and after keeps the moment at which it was.
 */
function attemptsOf(events: readonly LearningEvent[]): LearningEvent[] {
  const latest = new Map<string, LearningEvent>();
  for (const event of events.filter(({ kind }) => gradedKinds.includes(kind))) {
    const work = gradedWorkOf(event);
    const before = latest.get(work);
    const staysPassed = before?.passed && event.passed;
    // In the order of the moments that count.
    if (!staysPassed) latest.delete(work);
    latest.set(work, staysPassed ? { ...event, at: before.at, clientAt: before.clientAt } : event);
  }
  return [...latest.values()];
}

/** Passed once is passed for good. */
function gradeOf(attempts: readonly LearningEvent[]) {
  const passed = attempts.find((attempt) => attempt.passed);
  return {
    attempts: attempts.length,
    isPassed: passed !== undefined,
    passedAt: passed ? momentOf(passed) : null,
    passedVersion: passed?.version ?? null,
  };
}

function shareOf({ points, maxPoints }: LearningEvent): number {
  return points === null || !maxPoints ? 0 : points / maxPoints;
}
