import type { CourseLog, Lesson } from './course-log.ts';
import type { LessonProgress } from './derive-lesson.ts';
import { latestOf } from './events.ts';

/**
 * Lesson to continue with: the last active one; if done, the next undone one, otherwise the first undone one. If all are
 * marked as done, `open`: the first with a task left. Null if nothing is left. `lessons` are in course order.
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

/** Index of the lesson with the latest activity, from 0; -1 if there is none. */
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
