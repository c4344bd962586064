import type { Quiz } from './content.ts';
import type { AttemptRow } from './queries.ts';

const hourMs = 3_600_000;

/** Attempts that a learner has left, and when the next one opens. */
export interface Allowance {
  readonly attemptsLeft: number;
  /** Milliseconds since 1970. Null while attempts are left, and if the quiz has a hard limit. */
  readonly nextAttemptAt: number | null;
}

/** Pause between attempts in milliseconds; undefined if the quiz has a hard limit. */
export function pauseOf({ pauseHours }: Pick<Quiz, 'pauseHours'>): number | undefined {
  return pauseHours === undefined ? undefined : pauseHours * hourMs;
}

/**
 * Allowance after these attempts; `allowed` are those of the quiz plus those granted. Once they are used, another one
 * opens when the pause since the start of the last one is over.
 */
export function allowanceOf(
  quiz: Pick<Quiz, 'pauseHours'>,
  own: readonly Pick<AttemptRow, 'startedAt'>[],
  allowed: number,
  now: number,
): Allowance {
  if (own.length < allowed) return { attemptsLeft: allowed - own.length, nextAttemptAt: null };
  const pauseMs = pauseOf(quiz);
  if (pauseMs === undefined) return { attemptsLeft: 0, nextAttemptAt: null };
  const nextAttemptAt = Math.max(...own.map(({ startedAt }) => startedAt)) + pauseMs;
  return now < nextAttemptAt ? { attemptsLeft: 0, nextAttemptAt } : { attemptsLeft: 1, nextAttemptAt: null };
}
