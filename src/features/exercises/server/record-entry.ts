import type { Graded } from '../../progress/server/public.ts';
import type { Place } from './find-exercise.ts';

/** A try as it arrived: at what, whose it is, and the version that it is graded by. `key` names it among all of theirs. */
export interface Try extends Place {
  readonly userId: string;
  readonly version: string;
  readonly key: string;
  readonly clientAt: number | null;
  readonly device: string | null;
}

/** What stands in the learner's record of a try that the server graded. */
export function entryOf(
  { userId, courseId, exerciseId, version, key, clientAt, device }: Try,
  result: Pick<Graded, 'points' | 'maxPoints' | 'passed' | 'details'>,
): Graded {
  const about = { userId, courseId, kind: 'exercise-submitted', subject: exerciseId, version } as const;
  return { ...about, ...result, attemptId: key, clientAt, device };
}
