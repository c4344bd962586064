import type * as z from 'zod/mini';
import type { Database } from '../../../platform/server/db/database.ts';
import type { CourseStructure } from '../../progress/course-log.ts';
import { courseReport } from '../../progress/server/public.ts';
import type { LearnerLine as LineShape } from '../contract.ts';
import { type CourseFigures, tallyOf } from '../tally.ts';

export type LearnerLine = z.infer<typeof LineShape>;

/** All learners of a course at one moment, the newest enrolment first, and what they add up to. */
export interface CourseCount {
  readonly figures: CourseFigures;
  readonly learners: readonly LearnerLine[];
}

interface Kept {
  /** The course that was counted. */
  readonly of: string;
  readonly count: Promise<CourseCount>;
  /** By the server's clock; infinite while it is being counted. */
  until: number;
}

/** Few enough that others' calls get their turn in between. */
const readAtOnce = 5;
const freshMs = 10_000;
/** A count that takes long is kept for longer: no more than a twentieth of the time is spent on it. */
const shareOfTime = 20;

/**
 * Counts courses by what {@link courseReport} says of each learner, which is what they see themselves. A count is kept for a
 * while, and whoever asks meanwhile shares it. `now` gives milliseconds since 1970.
 */
export function courseCounts(db: Database, now: () => number) {
  const readReport = courseReport(db);
  const kept = new Map<string, Kept>();

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

  function begin(structure: CourseStructure, of: string): Kept {
    const begun: Kept = { of, count: count(structure), until: Number.POSITIVE_INFINITY };
    void keepUntilDue(structure.courseId, begun);
    return begun;
  }

  async function keepUntilDue(courseId: string, begun: Kept): Promise<void> {
    const beganMs = performance.now();
    try {
      await begun.count;
      begun.until = now() + Math.max(freshMs, shareOfTime * (performance.now() - beganMs));
    } catch {
      // Whoever asked is told; the next one may have more luck.
      forget(courseId);
    }
  }

  function forget(courseId: string): void {
    kept.delete(courseId);
  }

  return {
    /** The count of a moment ago, or a new one. */
    read(structure: CourseStructure): Promise<CourseCount> {
      const of = JSON.stringify(structure);
      const known = kept.get(structure.courseId);
      if (known?.of === of && known.until > now()) return known.count;
      const begun = begin(structure, of);
      kept.set(structure.courseId, begun);
      return begun.count;
    },
    /** The next one to ask gets a new count: this process knows that the last one no longer holds. */
    forget,
  };
}
