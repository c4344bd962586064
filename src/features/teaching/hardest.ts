import type { CourseFigures } from './tally.ts';

type Worked = Pick<CourseFigures['exercises'][number], 'begun' | 'done' | 'attempts'>;

/** Graded task with its figures. */
export interface Task extends Worked {
  readonly kind: 'exercise' | 'quiz';
  readonly id: string;
  readonly lessonId: string;
  /** Total hints that learners have used; a quiz has none. */
  readonly hints: number;
}

/** Exercises and quizzes that anybody has started, hardest first: by the lowest share of passes, then by attempts per pass. */
export function hardestFirst({ exercises, quizzes }: Pick<CourseFigures, 'exercises' | 'quizzes'>): Task[] {
  const tasks: Task[] = [
    ...exercises.map(({ exerciseId, ...each }) => ({ ...each, kind: 'exercise' as const, id: exerciseId })),
    ...quizzes.map(({ quizId, ...each }) => ({
      ...each,
      kind: 'quiz' as const,
      id: quizId,
      lessonId: quizId,
      hints: 0,
    })),
  ];
  return tasks
    .filter(({ begun }) => begun > 0)
    .toSorted((one, other) => shareOf(one) - shareOf(other) || perPass(other) - perPass(one));
}

/** Question of a quiz or test case of an exercise, with its results in first attempts. */
interface Part {
  readonly tried: number;
  readonly passed: number;
}

/**
 * Sorts by the lowest share of right first attempts, then by most attempts; parts without attempts come last, in their
 * order.
 */
export function hardestPartsFirst<Each extends Part>(parts: readonly Each[]): Each[] {
  const share = ({ tried, passed }: Part) => passed / tried;
  const begun = parts.filter(({ tried }) => tried > 0);
  return [
    ...begun.toSorted((one, other) => share(one) - share(other) || other.tried - one.tried),
    ...parts.filter(({ tried }) => tried === 0),
  ];
}

/** Share of those who started it and passed, from 0 to 1. */
export function shareOf({ begun, done }: Pick<Worked, 'begun' | 'done'>): number {
  return begun === 0 ? 0 : done / begun;
}

/** Attempts per pass; infinite while nobody has passed. */
export function perPass({ attempts, done }: Pick<Worked, 'attempts' | 'done'>): number {
  return done === 0 ? Number.POSITIVE_INFINITY : attempts / done;
}
