import type * as z from 'zod/mini';
import type { Database } from '../../../platform/server/db/database.ts';
import type { CourseStructure } from '../../progress/course-log.ts';
import { courseReport } from '../../progress/server/public.ts';
import type { LearnerLine as LineShape } from '../contract.ts';
import { type CourseFigures, tallyOf } from '../tally.ts';
import { keptCounts } from './kept-counts.ts';

export type LearnerLine = z.infer<typeof LineShape>;

/** All learners of a course at one moment, the newest enrolment first, and what they add up to. */
export interface CourseCount {
  readonly figures: CourseFigures;
  readonly learners: readonly LearnerLine[];
}

/** Few enough that others' calls get their turn in between. */
const readAtOnce = 5;

/**
 * Counts courses by what {@link courseReport} says of each learner, which is what they see themselves. `now` gives milliseconds
 * since 1970.
 */
export function courseCounts(db: Database, now: () => number) {
  const readReport = courseReport(db);
  const kept = keptCounts<CourseCount>();

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
    /** The count of a moment ago, or a new one. */
    read: (structure: CourseStructure) =>
      kept.read(structure.courseId, JSON.stringify(structure), () => count(structure)),
    /** The next one to ask gets a new count: this process knows that the last one no longer holds. */
    forget: (courseId: string) => kept.forget(courseId),
  };
}
