import type { Progress } from '../../derive.ts';
import type { ProgressSummary } from './queries.ts';

/** Precision of the last activity: otherwise every event would update the enrollment. */
const activeToMs = 5 * 60 * 1000;

/** Progress summary of a learner; `progressOf` is the number of records that the progress was derived from. */
export function summaryOf(
  { percent, resume, completedAt, lastActiveAt }: Progress,
  progressOf: number,
): ProgressSummary {
  return {
    progressOf,
    percent,
    atLessonId: resume?.lessonId ?? null,
    lastActiveAt: lastActiveAt ?? 0,
    completedAt,
  };
}

/** Returns whether the stored summary is outdated. */
export function isOutdated(stored: ProgressSummary, now: ProgressSummary): boolean {
  return (
    stored.percent !== now.percent ||
    stored.atLessonId !== now.atLessonId ||
    stored.completedAt !== now.completedAt ||
    Math.abs(now.lastActiveAt - stored.lastActiveAt) >= activeToMs
  );
}
