import type * as z from 'zod/mini';
import type { Outline } from '../lessons/contract.ts';

/** Titles of a course's lessons and exercises. */
export interface CourseNames {
  readonly lessons: readonly {
    readonly lessonId: string;
    readonly title: string;
    readonly exerciseIds: readonly string[];
    readonly hasQuiz: boolean;
  }[];
  /** Assignments, which teachers grade. */
  readonly handIns: readonly { readonly exerciseId: string; readonly title: string }[];
  /** Titles by id; the id itself for items that are no longer in the course. */
  readonly lesson: (lessonId: string) => string;
  readonly exercise: (exerciseId: string) => string;
}

export function namesOf({ chapters }: z.infer<typeof Outline>): CourseNames {
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const lessonTitles = new Map(lessons.map(({ lessonId, title }) => [lessonId, title]));
  const exercises = lessons.flatMap((lesson) => lesson.exercises);
  const exerciseTitles = new Map(exercises.map(({ exerciseId, title }) => [exerciseId, title]));
  return {
    lessons: lessons.map(({ lessonId, title, exercises: own, quiz }) => ({
      lessonId,
      title,
      exerciseIds: own.map(({ exerciseId }) => exerciseId),
      hasQuiz: quiz !== null,
    })),
    handIns: [...exerciseTitles]
      .filter(([id]) => exercises.some(({ exerciseId, kind }) => exerciseId === id && kind === 'hand-in'))
      .map(([exerciseId, title]) => ({ exerciseId, title })),
    lesson: (lessonId) => lessonTitles.get(lessonId) ?? lessonId,
    exercise: (exerciseId) => exerciseTitles.get(exerciseId) ?? exerciseId,
  };
}
