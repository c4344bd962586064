import type { ReviewSummary } from './review-types.ts';

const weekDays = 7;

/** Sentence about the next day with questions; undefined if there is none. */
export function nextReview({ next }: Pick<ReviewSummary, 'next'>): string | undefined {
  if (!next) return undefined;
  return `Next review: ${dayName(next)}, ${next.count === 1 ? '1 question' : `${next.count} questions`}.`;
}

function dayName({ day, inDays }: NonNullable<ReviewSummary['next']>): string {
  if (inDays === 0) return 'later today';
  if (inDays === 1) return 'tomorrow';
  const look = inDays < weekDays ? ({ weekday: 'long' } as const) : ({ dateStyle: 'medium' } as const);
  return new Date(day).toLocaleDateString('en', { ...look, timeZone: 'UTC' });
}
