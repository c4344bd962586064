import type * as z from 'zod/mini';
import type { CourseStructure } from '../progress/course-log.ts';
import type { Progress } from '../progress/derive.ts';
import type { CourseFigures as FiguresShape } from './contract.ts';

export type CourseFigures = z.infer<typeof FiguresShape>;

const lately = 7 * 24 * 60 * 60 * 1000;

/**
 * Adds up the progress of a course's learners, one after the other: each figure counts what the learners themselves see.
 * `countedAt` is milliseconds since 1970.
 */
export function tallyOf(structure: CourseStructure, countedAt: number) {
  const lessons = structure.chapters.flatMap((chapter) => chapter.lessons);
  const figures: CourseFigures = {
    courseId: structure.courseId,
    countedAt,
    enrolled: 0,
    activeLately: 0,
    completed: 0,
    lessons: lessons.map(({ lessonId, title }) => ({ lessonId, title, begun: 0, done: 0, doneEarlier: 0 })),
    exercises: lessons.flatMap(({ lessonId, exerciseIds }) =>
      exerciseIds.map((exerciseId) => ({ exerciseId, lessonId, begun: 0, done: 0, attempts: 0, hints: 0 })),
    ),
    quizzes: lessons
      .filter(({ hasQuiz }) => hasQuiz)
      .map(({ lessonId }) => ({ quizId: lessonId, begun: 0, done: 0, attempts: 0 })),
  };
  const lessonOf = new Map(figures.lessons.map((each) => [each.lessonId, each]));
  const exerciseOf = new Map(figures.exercises.map((each) => [each.exerciseId, each]));
  const quizOf = new Map(figures.quizzes.map((each) => [each.quizId, each]));

  function add(progress: Progress): void {
    figures.enrolled += 1;
    figures.activeLately += Number(progress.lastActiveAt !== null && progress.lastActiveAt >= countedAt - lately);
    figures.completed += Number(progress.completedAt !== null);
    for (const { lessonId, state, isChanged } of progress.lessons) {
      const lesson = lessonOf.get(lessonId);
      if (!lesson) continue;
      lesson.begun += Number(state !== 'not-begun');
      lesson.done += Number(state === 'done');
      lesson.doneEarlier += Number(isChanged);
    }
    for (const { exerciseId, attempts, isPassed, hintsUsed, isSolutionShown } of progress.exercises) {
      const exercise = exerciseOf.get(exerciseId);
      if (!exercise) continue;
      exercise.begun += Number(attempts > 0 || hintsUsed > 0 || isSolutionShown);
      exercise.done += Number(isPassed);
      exercise.attempts += attempts;
      exercise.hints += hintsUsed;
    }
    for (const { quizId, attempts, isPassed } of progress.quizzes) {
      const quiz = quizOf.get(quizId);
      if (!quiz) continue;
      quiz.begun += Number(attempts > 0);
      quiz.done += Number(isPassed);
      quiz.attempts += attempts;
    }
  }

  return { figures, add };
}
