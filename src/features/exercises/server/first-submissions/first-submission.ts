import type { Grade } from '../grade.ts';

/** Result of one case in a compact form, since there may be a hundred thousand. The numbers are 0 or 1. */
export type SubmittedCase = readonly [name: string, isHidden: number, isPassed: number];

/**
 * Result of a learner's first attempt: the cases of a program, or the choices of an answer (as shown) with its share.
 */
export type FirstSubmission =
  | { readonly cases: readonly SubmittedCase[] }
  | { readonly picked: readonly (number | null)[]; readonly share: number };

/** Stored columns of a graded program. */
export function firstSubmissionOfCases(cases: Grade['cases']) {
  const tried = cases.map(({ name, isHidden, isPassed }) => [name, Number(isHidden), Number(isPassed)] as const);
  const firstTry = { cases: tried } satisfies FirstSubmission;
  return { firstTry: JSON.stringify(firstTry), stuckAt: JSON.stringify(tried.filter(([, , isPassed]) => !isPassed)) };
}

/** Stored columns of an answer to a practice question: only the first counts, and there are no cases to be stuck at. */
export function firstSubmissionOfAnswer(picked: readonly (number | null)[], share: number) {
  const firstTry = { picked, share } satisfies FirstSubmission;
  return { firstTry: JSON.stringify(firstTry), stuckAt: '[]' };
}
