import type { ReviewSummary } from './review-types.ts';
import { endMessages } from './messages.ts';

const weekDays = 7;

/** Sentence about the next day with questions; undefined if there is none. */
export function nextReview({ next }: Pick<ReviewSummary, 'next'>): string | undefined {
  return next ? endMessages.next(dayName(next), next.count) : undefined;
}

function dayName({ day, inDays }: NonNullable<ReviewSummary['next']>): string {
  if (inDays === 1) return endMessages.tomorrow;
  const look = inDays < weekDays ? ({ weekday: 'long' } as const) : ({ dateStyle: 'medium' } as const);
  return new Date(day).toLocaleDateString(undefined, { ...look, timeZone: 'UTC' });
}
