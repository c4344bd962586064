import type { CourseLog, Lesson } from './course-log.ts';
import type { LessonProgress } from './derive-lesson.ts';
import { latestOf } from './events.ts';

/**
 * Where to go on: in the lesson of the last act, or if that one is done in the next that is not; else in the first that is not.
 * Who has told all of them done and not passed all that they ask goes on in `open`, the first lesson that still asks something.
 * Null when nothing is left, or there is no lesson. `lessons` are in the order of the course.
 */
export function resumeAt(
  log: CourseLog,
  lessons: readonly LessonProgress[],
  open: Lesson | undefined,
): { lessonId: string; place: number } | null {
  const next =
    lessons.slice(Math.max(0, lastTouched(log))).find(isLeft) ??
    lessons.find(isLeft) ??
    lessons.find((lesson) => lesson.lessonId === open?.lessonId);
  return next ? { lessonId: next.lessonId, place: next.place } : null;
}

function isLeft({ state }: LessonProgress): boolean {
  return state !== 'done';
}

/** The number of the lesson that something was done in last, from 0; -1 if there is none. */
function lastTouched(log: CourseLog): number {
  const moments = log.lessons.map((lesson) => touchedAt(log, lesson));
  const latest = Math.max(...moments);
  return latest === -Infinity ? -1 : moments.lastIndexOf(latest);
}

function touchedAt({ about }: CourseLog, { lessonId, exerciseIds }: Lesson): number {
  const events = [
    about('lesson', lessonId),
    about('quiz', lessonId),
    ...exerciseIds.map((id) => about('exercise', id)),
  ];
  return latestOf(events.flat());
}
