import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../../platform/server/db/database.ts';
import { pageWindow, toPage } from '../../../platform/server/paging.ts';
import type { CourseStructure } from '../course-log.ts';
import { type Progress, deriveProgress } from '../derive.ts';
import type { StoredEvent } from '../events.ts';
import { progressQueries } from './queries.ts';
import { eventOf, positionEventOf } from './rows.ts';

/** Learners derived in one turn of the event loop. */
const derivedAtOnce = 10;

/** One learner of a course; `id` is the id of the enrollment. */
interface LearnerWithRecord {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly progress: Progress;
  /** Events from which the progress was derived. */
  readonly record: readonly StoredEvent[];
}

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Creates a function that reads one page of a course's learners, each with the progress that they see themselves. */
export function learnersWithRecord(db: Database) {
  const { listLearners, listEventsOfLearners, listPositionsOfLearners } = progressQueries(db);
  return async (structure: CourseStructure, query: Page) => {
    const page = { courseId: structure.courseId, ...pageWindow(query) };
    const [rows, events, positions] = await Promise.all([
      listLearners.all(page),
      listEventsOfLearners.all(page),
      listPositionsOfLearners.all(page),
    ]);
    const eventsOf = Map.groupBy(events, ({ userId }) => userId);
    const positionsOf = Map.groupBy(positions, ({ userId }) => userId);
    const { items, nextCursor } = toPage(rows, query);
    const learners: LearnerWithRecord[] = [];
    for (const learner of items) {
      // Lets other requests run in between.
      if (learners.length % derivedAtOnce === 0) await setImmediate();
      const own = (eventsOf.get(learner.userId) ?? []).map(eventOf);
      const read = (positionsOf.get(learner.userId) ?? []).map(positionEventOf);
      const record = [...own, ...read];
      learners.push({ ...learner, progress: deriveProgress(structure, record), record });
    }
    return { learners, nextCursor };
  };
}
