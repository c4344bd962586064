import type { CourseStructure } from '../../../features/progress/server/public.ts';
import { comments, finishedComments } from './demo-words.ts';
import type { DemoRow, DemoRows } from './queries.ts';
import type { Chances } from './random.ts';

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
/** Longest time from submitting an assignment to its grade. */
const gradedWithinMs = 2 * dayMs;

export interface DemoCourse extends CourseStructure {
  /** Ids of the exercises that a teacher grades. */
  readonly handIns: readonly string[];
}

/** Learning action that the product itself grades. It is replayed once the rows exist. */
export interface LearningAct {
  readonly userId: string;
  readonly courseId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly what:
    | { readonly quiz: string; readonly rightShare: number }
    | { readonly handIn: string; readonly outcome: 'waiting' | 'passed' | 'failed'; readonly gradedAt: number };
}

interface Enrolling {
  readonly userId: string;
  readonly course: DemoCourse;
  readonly enrolledAt: number;
  /** Latest time of their last action; milliseconds since 1970. */
  readonly until: number;
  /** Share of the lessons done; 1 means the course is complete and passed. */
  readonly share: number;
  /** Probability that they submit an assignment before `until`. */
  readonly handInShare: number;
}

/** Creates the function that simulates learning in a course: rows for ungraded activity, `acts` for graded work. */
export function learning(rows: DemoRows, acts: LearningAct[], chances: Chances) {
  const { chance, oneOf, between, upTo, idAt, random } = chances;

  type Learnt = Pick<DemoRow<'learningEvents'>, 'userId' | 'courseId' | 'kind' | 'subject' | 'version' | 'at'>;

  function record(what: Learnt & { points?: number; maxPoints?: number; passed?: number }): void {
    const nothing = { points: null, maxPoints: null, passed: null, details: '{}', clientAt: null, device: null };
    rows.learningEvents.push({ ...nothing, id: idAt(what.at), key: idAt(what.at), ...what });
  }

  function takeQuiz(own: { userId: string; courseId: string }, quiz: string, at: number, mustPass: boolean): void {
    const isWeak = chance(0.25);
    if (isWeak) acts.push({ ...own, at, what: { quiz, rightShare: 0.5 } });
    const again = at + (isWeak ? hourMs : 0);
    if (mustPass || chance(0.9)) acts.push({ ...own, at: again, what: { quiz, rightShare: mustPass ? 1 : 0.9 } });
  }

  function handInWork(own: { userId: string; courseId: string }, handIn: string, at: number, until: number): void {
    const gradedAt = between(at + hourMs, at + gradedWithinMs);
    const isGraded = gradedAt < until && chance(0.75);
    const outcome = isGraded ? (chance(0.75) ? 'passed' : 'failed') : 'waiting';
    acts.push({ ...own, at, what: { handIn, outcome, gradedAt } });
  }

  return function learn({ userId, course, enrolledAt, until, share, handInShare }: Enrolling): void {
    const { courseId } = course;
    const own = { userId, courseId };
    rows.enrollments.push({ id: idAt(enrolledAt), ...own });
    const lessons = course.chapters.flatMap((chapter) => chapter.lessons);
    const isComplete = share === 1;
    const done = lessons.slice(0, Math.floor(lessons.length * share));
    // Graded work comes a little later than the lesson that contains it.
    const lastAt = isComplete ? until - gradedWithinMs - hourMs : between(enrolledAt, until - 2 * hourMs);
    for (const [place, { lessonId, version, exerciseIds, hasQuiz }] of done.entries()) {
      const at = Math.floor(enrolledAt + ((lastAt - enrolledAt) * (place + random())) / done.length);
      record({ ...own, kind: 'lesson-opened', subject: lessonId, version, at });
      for (const exerciseId of exerciseIds.filter((id) => !course.handIns.includes(id))) {
        const maxPoints = course.exercises.find((each) => each.exerciseId === exerciseId)?.points ?? 0;
        const points = isComplete || chance(0.7) ? maxPoints : Math.floor(maxPoints / 2);
        const graded = { points, maxPoints, passed: Number(points === maxPoints) };
        record({ ...own, kind: 'exercise-submitted', subject: exerciseId, version, at, ...graded });
      }
      if (hasQuiz) takeQuiz(own, lessonId, at, isComplete);
      record({ ...own, kind: 'lesson-done', subject: lessonId, version, at });
    }
    for (const handIn of course.handIns) {
      if (isComplete) acts.push({ ...own, at: lastAt, what: { handIn, outcome: 'passed', gradedAt: lastAt + dayMs } });
      else if (done.length > 0 && chance(handInShare)) handInWork(own, handIn, lastAt, until);
    }
    if (isComplete ? chance(0.6) : done.length > 2 && chance(0.4)) {
      const timestamp = between(lastAt, Math.min(until, lastAt + 3 * dayMs));
      const comment = oneOf(isComplete ? finishedComments : comments);
      rows.feedback.push({ id: idAt(timestamp), ...own, rating: 3 + upTo(3), comment, timestamp });
    }
  };
}
