import type * as z from 'zod/mini';
import { completedAt, completionPercent } from './completion.ts';
import type { Progress as ProgressShape } from './contract.ts';
import { type CourseLog, type CourseStructure, type Lesson, courseLog } from './course-log.ts';
import { deriveExercise, deriveQuiz } from './derive-graded.ts';
import { type LessonProgress, deriveLesson } from './derive-lesson.ts';
import { type LearningEvent, latestOf } from './events.ts';
import { resumeAt } from './resume.ts';
import { type Parts, totalsOf } from './totals.ts';

export type Progress = z.infer<typeof ProgressShape>;

/**
 * Complete progress of one learner in one course, the only source for pages, reports and certificates. Order and
 * duplicates of `events` do not matter. Only the learner's own undos lower it, never course changes or other events.
 */
export function deriveProgress(structure: CourseStructure, events: readonly LearningEvent[]): Progress {
  const log = courseLog(structure, events);
  const graded = {
    exercises: log.exerciseIds.map((id) => exerciseOf(log, id)),
    quizzes: log.lessons.filter(({ hasQuiz }) => hasQuiz).map(({ lessonId }) => quizOf(log, lessonId)),
  };
  const passed = passedAtOf(graded);
  const now = { ...graded, lessons: log.lessons.map((lesson) => lessonOf(log, lesson, passed)) };
  const former = {
    lessons: log.former('lesson').map((id) => formerLessonOf(log, id)),
    exercises: log.former('exercise').map((id) => exerciseOf(log, id)),
    quizzes: log.former('quiz').map((id) => quizOf(log, id)),
  };
  const totals = totalsOf(now, former, log.worthOf);
  return {
    courseId: structure.courseId,
    ...now,
    former,
    ...totals,
    completionPercent: completionPercent(structure, totals),
    resume: resumeAt(
      log,
      now.lessons,
      log.lessons.find((lesson) => passed(lesson).includes(null)),
    ),
    completedAt: completedAt(log),
    lastActiveAt: log.events.length > 0 ? latestOf(log.events) : null,
  };
}

function exerciseOf({ about, worthOf }: CourseLog, exerciseId: string) {
  return deriveExercise(exerciseId, worthOf(exerciseId), about('exercise', exerciseId));
}

function quizOf({ about }: CourseLog, quizId: string) {
  return deriveQuiz(quizId, about('quiz', quizId));
}

type PassedAt = ReturnType<typeof passedAtOf>;

/** Creates a function that lists when each task of a lesson was passed; null for those that were not. */
function passedAtOf({ exercises, quizzes }: Pick<Parts, 'exercises' | 'quizzes'>) {
  const exercise = new Map(exercises.map(({ exerciseId, passedAt }) => [exerciseId, passedAt]));
  const quiz = new Map(quizzes.map(({ quizId, passedAt }) => [quizId, passedAt]));
  return ({ exerciseIds, lessonId, hasQuiz }: Lesson): (number | null)[] => [
    ...exerciseIds.map((id) => exercise.get(id) ?? null),
    ...(hasQuiz ? [quiz.get(lessonId) ?? null] : []),
  ];
}

function lessonOf({ about }: CourseLog, lesson: Lesson, passedAt: PassedAt): LessonProgress {
  const { lessonId, version, exerciseIds, hasQuiz } = lesson;
  const moments = passedAt(lesson).filter((moment) => moment !== null);
  const asks = exerciseIds.length + Number(hasQuiz);
  const finishedAt = asks > 0 && moments.length === asks ? Math.max(...moments) : null;
  const isWorkedOn = about('quiz', lessonId).length > 0 || exerciseIds.some((id) => about('exercise', id).length > 0);
  return deriveLesson({ lessonId, version, finishedAt, isWorkedOn }, about('lesson', lessonId));
}

function formerLessonOf({ about }: CourseLog, lessonId: string): LessonProgress {
  return deriveLesson({ lessonId, version: null, finishedAt: null, isWorkedOn: false }, about('lesson', lessonId));
}
