import type { Graded } from '../../progress/server/public.ts';
import type { Place } from './find-exercise.ts';

/** Graded attempt at an exercise: its learner, and the version that graded it. `key` is unique among all of theirs. */
export interface RecordedSubmission extends Place {
  readonly userId: string;
  readonly version: string;
  readonly key: string;
  readonly clientAt: number | null;
  readonly device: string | null;
}

/** Entry of the learner's record for an attempt that the server graded. */
export function entryOf(
  { userId, courseId, exerciseId, version, key, clientAt, device }: RecordedSubmission,
  result: Pick<Graded, 'points' | 'maxPoints' | 'passed' | 'details'>,
): Graded {
  const about = { userId, courseId, kind: 'exercise-submitted', subject: exerciseId, version } as const;
  return { ...about, ...result, attemptId: key, clientAt, device };
}
