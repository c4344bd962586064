import { standingDone } from './derive-lesson.ts';
import type { CourseLog, Lesson } from './course-log.ts';

/**
 * When the course was complete for the first time, by the server's clock alone: the record says so, or everything that it asks
 * now is done (every lesson, every exercise, every quiz). Null until then, and for a course that asks nothing.
 */
export function completedAt({ about, lessons, exerciseIds }: CourseLog): number | null {
  const told = about('course').map(({ at }) => at);
  if (told.length > 0) return Math.min(...told);
  const graded = [...exerciseIds.map((id) => passedAt(about('exercise', id))), ...lessons.flatMap(quizAt)];
  const moments = [...graded, ...lessons.map(doneAt)];
  return moments.length === 0 || moments.includes(never) ? null : Math.max(...moments);

  function quizAt({ hasQuiz, lessonId }: Lesson): number[] {
    return hasQuiz ? [passedAt(about('quiz', lessonId))] : [];
  }

  function doneAt(lesson: Lesson): number {
    const asked = [...lesson.exerciseIds.map((id) => passedAt(about('exercise', id))), ...quizAt(lesson)];
    const told = standingDone(about('lesson', lesson.lessonId)).map(({ at }) => at);
    return Math.min(never, ...told, asked.length > 0 ? Math.max(...asked) : never);
  }
}

const never = Number.POSITIVE_INFINITY;

function passedAt(events: readonly { readonly passed: boolean | null; readonly at: number }[]): number {
  return Math.min(never, ...events.filter(({ passed }) => passed).map(({ at }) => at));
}
