import { type CountedPart, everything } from '../courses/completion.ts';
import { completionState } from './completion-state.ts';
import type { CourseLog, CourseStructure, Lesson } from './course-log.ts';
import { effectiveEvents } from './derive-lesson.ts';
import type { totalsOf } from './totals.ts';

type Totals = Pick<ReturnType<typeof totalsOf>, 'lessonCount' | 'exerciseCount' | 'quizCount'>;

/**
 * Time when the course was first complete, by the server's clock only: as recorded, or when enough of what counts now is
 * done under the course's rule. Null until then, and for a course in which nothing counts.
 */
export function completedAt(log: CourseLog): number | null {
  const courseEnds = log.about('course').map(({ at }) => at);
  return courseEnds.length > 0 ? Math.min(...courseEnds) : reachedAt(log);
}

/** Progress in percent under the course's rule, for what is done of its current content. */
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
  // Most learners have not reached it: one check for them, instead of one for each done item.
  if (done.length === 0 || !isReached(Math.max(...done))) return null;
  return done.toSorted((one, other) => one - other).find(isReached) ?? null;
}

function countAt(moments: readonly number[], at: number) {
  return { done: moments.filter((moment) => moment <= at).length, all: moments.length };
}

/** Times when each lesson was done, and each exercise and quiz passed; `never` until then. */
function momentsOf({ about, lessons, exerciseIds }: CourseLog): Record<CountedPart, number[]> {
  const exerciseAt = (id: string) => passedAt(about('exercise', id));
  const quizAt = ({ hasQuiz, lessonId }: Lesson) => (hasQuiz ? [passedAt(about('quiz', lessonId))] : []);
  const lessonAt = (lesson: Lesson) => {
    const tasks = [...lesson.exerciseIds.map(exerciseAt), ...quizAt(lesson)];
    const lessonEnds = effectiveEvents(about('lesson', lesson.lessonId)).map(({ at }) => at);
    return Math.min(never, ...lessonEnds, tasks.length > 0 ? Math.max(...tasks) : never);
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
