import type { CourseFigures } from './tally.ts';

type Worked = Pick<CourseFigures['exercises'][number], 'begun' | 'done' | 'attempts'>;

/** Something that is graded, as learners have fared with it. */
export interface Task extends Worked {
  readonly kind: 'exercise' | 'quiz';
  readonly id: string;
  readonly lessonId: string;
  /** That learners have used, all together; a quiz has none. */
  readonly hints: number;
}

/** Exercises and quizzes that anybody has begun, the hardest first: which fewest have passed, then which took most attempts. */
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

/** A question of a quiz, or a case of an exercise, as it has fared in first tries. */
interface Part {
  readonly tried: number;
  readonly passed: number;
}

/** What fewest got right at the first try comes first, then what most have tried; last, as they came, those that nobody has. */
export function hardestPartsFirst<Each extends Part>(parts: readonly Each[]): Each[] {
  const share = ({ tried, passed }: Part) => passed / tried;
  const begun = parts.filter(({ tried }) => tried > 0);
  return [
    ...begun.toSorted((one, other) => share(one) - share(other) || other.tried - one.tried),
    ...parts.filter(({ tried }) => tried === 0),
  ];
}

/** Of those who began it, how many passed; from 0 to 1. */
export function shareOf({ begun, done }: Pick<Worked, 'begun' | 'done'>): number {
  return begun === 0 ? 0 : done / begun;
}

/** All attempts for one pass; infinite while nobody has passed. */
export function perPass({ attempts, done }: Pick<Worked, 'attempts' | 'done'>): number {
  return done === 0 ? Number.POSITIVE_INFINITY : attempts / done;
}
