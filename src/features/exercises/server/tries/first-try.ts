import type { Grade } from '../grade.ts';

/** One case, as short as it is kept: it may be there a hundred thousand times. The numbers are 0 or 1. */
export type TriedCase = readonly [name: string, isHidden: number, isPassed: number];

/** What came of a try: of a program by its cases, of a question by what was picked (as it was shown) and what that is worth. */
export type FirstTry =
  | { readonly cases: readonly TriedCase[] }
  | { readonly picked: readonly (number | null)[]; readonly share: number };

/** What is kept of a program that was graded. */
export function tryOfCases(cases: Grade['cases']) {
  const tried = cases.map(({ name, isHidden, isPassed }) => [name, Number(isHidden), Number(isPassed)] as const);
  const firstTry = { cases: tried } satisfies FirstTry;
  return { firstTry: JSON.stringify(firstTry), stuckAt: JSON.stringify(tried.filter(([, , isPassed]) => !isPassed)) };
}

/** What is kept of an answer to a practice question: only the first, which nobody is stuck at by a case. */
export function tryOfAnswer(picked: readonly (number | null)[], share: number) {
  const firstTry = { picked, share } satisfies FirstTry;
  return { firstTry: JSON.stringify(firstTry), stuckAt: '[]' };
}
