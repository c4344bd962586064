import type * as z from 'zod/mini';
import type { Database } from '../../../platform/server/db/database.ts';
import type { CourseStructure } from '../../progress/course-log.ts';
import { courseReport } from '../../progress/server/public.ts';
import type { LearnerLine as LineShape } from '../contract.ts';
import { type CourseFigures, tallyOf } from '../tally.ts';
import { cachedCounts } from './cached-counts.ts';

export type LearnerLine = z.infer<typeof LineShape>;

/** All learners of a course at one time, newest enrollment first, with their totals. */
export interface CourseCount {
  readonly figures: CourseFigures;
  readonly learners: readonly LearnerLine[];
}

/** Learners read at once, few enough for other requests to run in between. */
const readAtOnce = 5;

/**
 * Counts courses from {@link courseReport}, so the figures match what learners see themselves. `now` returns milliseconds
 * since 1970.
 */
export function courseCounts(db: Database, now: () => number) {
  const readReport = courseReport(db);
  const cache = cachedCounts<CourseCount>();

  async function count(structure: CourseStructure): Promise<CourseCount> {
    const tally = tallyOf(structure, now());
    const learners: LearnerLine[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await readReport(structure, { limit: readAtOnce, ...(cursor && { cursor }) });
      for (const { userId, name, email, progress } of page.items) {
        tally.add(progress);
        const { percent, lastActiveAt, completedAt } = progress;
        learners.push({ userId, name, email, percent, lastActiveAt, completedAt });
      }
      cursor = page.nextCursor;
    } while (cursor);
    return { figures: tally.figures, learners };
  }

  return {
    /** Returns the cached count, or a new one. */
    read: (structure: CourseStructure) =>
      cache.read(structure.courseId, JSON.stringify(structure), () => count(structure)),
    /** Invalidates the cached count when this process knows that it is outdated. */
    forget: (courseId: string) => cache.forget(courseId),
  };
}
