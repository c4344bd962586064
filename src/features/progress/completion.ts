import { type CountedPart, everything } from '../courses/completion.ts';
import { completionState } from './completion-state.ts';
import type { CourseLog, CourseStructure, Lesson } from './course-log.ts';
import { standingDone } from './derive-lesson.ts';
import type { totalsOf } from './totals.ts';

type Totals = Pick<ReturnType<typeof totalsOf>, 'lessonCount' | 'exerciseCount' | 'quizCount'>;

/**
 * When the course was complete for the first time, by the server's clock alone: the record says so, or as much is done of what counts
 * now as the course's rule asks for. Null until then, and for a course of which nothing counts.
 */
export function completedAt(log: CourseLog): number | null {
  const told = log.about('course').map(({ at }) => at);
  return told.length > 0 ? Math.min(...told) : reachedAt(log);
}

/** How far somebody is by the course's rule who has done so much of what it has now. */
export function completionPercent(
  { completion = everything }: Pick<CourseStructure, 'completion'>,
  { lessonCount, exerciseCount, quizCount }: Totals,
): number {
  return completionState(completion, { lessons: lessonCount, exercises: exerciseCount, quizzes: quizCount }).percent;
}

function reachedAt(log: CourseLog): number | null {
  const rule = log.completion ?? everything;
  const moments = momentsOf(log);
  const countsAt = (at: number) => ({
    lessons: countAt(moments.lessons, at),
    exercises: countAt(moments.exercises, at),
    quizzes: countAt(moments.quizzes, at),
  });
  const isReached = (at: number) => completionState(rule, countsAt(at)).percent >= rule.pass;
  const done = Object.values(moments)
    .flat()
    .filter((at) => at !== never);
  // Most have not reached it: one look, and not one for each thing that is done.
  if (done.length === 0 || !isReached(Math.max(...done))) return null;
  return done.toSorted((one, other) => one - other).find(isReached) ?? null;
}

function countAt(moments: readonly number[], at: number) {
  return { done: moments.filter((moment) => moment <= at).length, all: moments.length };
}

/** When each lesson of the course was done, and each exercise and quiz passed; `never` until it is. */
function momentsOf({ about, lessons, exerciseIds }: CourseLog): Record<CountedPart, number[]> {
  const exerciseAt = (id: string) => passedAt(about('exercise', id));
  const quizAt = ({ hasQuiz, lessonId }: Lesson) => (hasQuiz ? [passedAt(about('quiz', lessonId))] : []);
  const lessonAt = (lesson: Lesson) => {
    const asked = [...lesson.exerciseIds.map(exerciseAt), ...quizAt(lesson)];
    const told = standingDone(about('lesson', lesson.lessonId)).map(({ at }) => at);
    return Math.min(never, ...told, asked.length > 0 ? Math.max(...asked) : never);
  };
  return {
    lessons: lessons.map(lessonAt),
    exercises: exerciseIds.map(exerciseAt),
    quizzes: lessons.flatMap(quizAt),
  };
}

const never = Number.POSITIVE_INFINITY;

function passedAt(events: readonly { readonly passed: boolean | null; readonly at: number }[]): number {
  return Math.min(never, ...events.filter(({ passed }) => passed).map(({ at }) => at));
}
