import type { CourseStructure, Lesson } from '../../src/features/progress/course-log.ts';
import type { LearningEvent } from '../../src/features/progress/events.ts';

/** Factories of learning events and courses for tests. */

/** Reference time of tests; milliseconds since 1970. */
export const firstOfMay = Date.UTC(2026, 4, 1);

export function lesson(lessonId: string, given: Partial<Lesson> = {}): Lesson {
  return {
    lessonId,
    title: `About ${lessonId}`,
    minutes: 10,
    version: 'v1',
    exerciseIds: [],
    hasQuiz: false,
    ...given,
  };
}

/** Course of one chapter; each exercise of a lesson is worth 10 points unless `points` overrides it. */
export function courseOf(lessons: readonly Lesson[], points: Readonly<Record<string, number>> = {}): CourseStructure {
  const exerciseIds = lessons.flatMap((each) => each.exerciseIds);
  const exercises = exerciseIds.map((exerciseId) => ({
    exerciseId,
    points: (Object.hasOwn(points, exerciseId) && points[exerciseId]) || 10,
  }));
  return { courseId: 'course1', chapters: [{ title: 'First steps', lessons: [...lessons] }], exercises };
}

let keys = 0;

/** Event that the server received at `firstOfMay`. */
export function event(kind: LearningEvent['kind'], subject: string, given: Partial<LearningEvent> = {}): LearningEvent {
  keys += 1;
  const nothing = { points: null, maxPoints: null, passed: null, hint: null, place: null, undoes: [] };
  const key = `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
  return { key, kind, subject, version: 'v1', ...nothing, at: firstOfMay, clientAt: null, ...given };
}

/** Grade of at most ten points. */
export function grade(exerciseId: string, points: number, given: Partial<LearningEvent> = {}): LearningEvent {
  return event('exercise-submitted', exerciseId, { points, maxPoints: 10, passed: points >= 5, ...given });
}
