import type { Progress } from '../../derive.ts';
import type { Standing } from './queries.ts';

/** When somebody was active is kept to this: each act of theirs would otherwise write their enrolment anew. */
const activeToMs = 5 * 60 * 1000;

/** How far a learner is, by their progress; `progressOf` says of how many records that was derived. */
export function standingOf({ percent, resume, completedAt, lastActiveAt }: Progress, progressOf: number): Standing {
  return {
    progressOf,
    percent,
    atLessonId: resume?.lessonId ?? null,
    lastActiveAt: lastActiveAt ?? 0,
    completedAt,
  };
}

/** Whether what is stored is not as it is now. */
export function isOutdated(stored: Standing, now: Standing): boolean {
  return (
    stored.percent !== now.percent ||
    stored.atLessonId !== now.atLessonId ||
    stored.completedAt !== now.completedAt ||
    Math.abs(now.lastActiveAt - stored.lastActiveAt) >= activeToMs
  );
}
