import type * as z from 'zod/mini';
import type { CourseRating } from '../contract.ts';
import { ratingMax } from '../form-contract.ts';

/** Converts counts by rating to the average and the distribution. */
export function ratingOf(counts: readonly { rating: number; count: number }[]): z.infer<typeof CourseRating> {
  const distribution = Array.from({ length: ratingMax }, (_, place) => countOf(counts, place + 1));
  const count = distribution.reduce((sum, each) => sum + each, 0);
  const stars = distribution.reduce((sum, each, place) => sum + each * (place + 1), 0);
  return { average: count === 0 ? null : stars / count, count, distribution };
}

function countOf(counts: readonly { rating: number; count: number }[], rating: number): number {
  return counts.find((each) => each.rating === rating)?.count ?? 0;
}
