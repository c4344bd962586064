import type * as z from 'zod/mini';
import type { CourseStructure as StructureShape } from './contract.ts';
import { type Area, type LearningEvent, areaOf, compareText, inOneOrder } from './events.ts';

export type CourseStructure = z.infer<typeof StructureShape>;
export type Lesson = CourseStructure['chapters'][number]['lessons'][number];

/** One learner's events in one course by subject, with the current content of the course. */
export interface CourseLog {
  /** Completion rule of the course; undefined if its file states none. */
  readonly completion: CourseStructure['completion'];
  readonly events: readonly LearningEvent[];
  /** Events about this subject, in canonical order. */
  readonly about: (area: Area, subject?: string) => LearningEvent[];
  readonly lessons: readonly Lesson[];
  readonly exerciseIds: readonly string[];
  /** Current points of the exercise; 0 if it is no longer in the course. */
  readonly worthOf: (exerciseId: string) => number;
  /** Ids of started items that are no longer in the course. */
  readonly former: (area: Exclude<Area, 'course'>) => string[];
}

export function courseLog(structure: CourseStructure, stored: readonly LearningEvent[]): CourseLog {
  const events = inOneOrder(stored);
  const log = Map.groupBy(events, ({ kind, subject }) => logKey(areaOf(kind), subject));
  const lessons = structure.chapters.flatMap((chapter) => chapter.lessons);
  const points = new Map(structure.exercises.map((exercise) => [exercise.exerciseId, exercise.points]));
  const now = {
    lesson: new Set(lessons.map(({ lessonId }) => lessonId)),
    exercise: new Set(points.keys()),
    quiz: new Set(lessons.filter(({ hasQuiz }) => hasQuiz).map(({ lessonId }) => lessonId)),
  };
  return {
    completion: structure.completion,
    events,
    about: (area, subject = structure.courseId) => log.get(logKey(area, subject)) ?? [],
    lessons,
    exerciseIds: [...points.keys()],
    worthOf: (exerciseId) => points.get(exerciseId) ?? 0,
    former(area) {
      const begun = new Set(events.filter(({ kind }) => areaOf(kind) === area).map(({ subject }) => subject));
      return [...begun].filter((subject) => !now[area].has(subject)).toSorted(compareText);
    },
  };
}

function logKey(area: Area, subject: string): string {
  return `${area} ${subject}`;
}
