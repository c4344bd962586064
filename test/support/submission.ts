import type { Submission } from '../../src/features/exercises/web/exercise.ts';

/** Submission as the server returns it: a first one that passed nothing. */
export const failedSubmission: Submission = {
  id: 's1',
  isPassed: false,
  points: 0,
  maxPoints: 10,
  cases: [],
  engine: 'x',
  at: 1,
  isOfEarlier: false,
};
