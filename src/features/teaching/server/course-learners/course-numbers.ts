import { setImmediate } from 'node:timers/promises';
import type * as z from 'zod/mini';
import type { Content } from '../../../../platform/server/content/content.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { courseRatings } from '../../../feedback/server/public.ts';
import type { CourseNumbers as Shape } from '../../course-learners-contract.ts';
import { courseCountQueries } from './queries.ts';

type CourseNumbers = z.infer<typeof Shape>;

interface Count {
  readonly countedAt: number;
  readonly items: readonly CourseNumbers[];
}

const weekMs = 7 * 24 * 60 * 60 * 1000;
/** Counts that take less time are made for each request. */
const longMs = 50;
/** Limits counting to one twentieth of the time. */
const shareOfTime = 20;

/**
 * Statistics of each course's learners. If counting is slow, callers get the last count while the next one is made.
 * `now` returns milliseconds since 1970.
 */
export function courseNumbers(db: Database, content: Pick<Content, 'current'>, now: () => number) {
  const { countEnrolled, countActive, countFinished, countLeft } = courseCountQueries(db);
  const readRating = courseRatings(db);
  let last: { readonly count: Count; readonly tookMs: number; readonly madeAt: number } | undefined;
  let counting: Promise<Count> | undefined;

  async function countCourse(courseId: string, title: string): Promise<CourseNumbers> {
    const course = { courseId };
    const counts = [];
    for (const read of [
      () => countEnrolled.first(course),
      () => countActive.first({ ...course, since: now() - weekMs }),
      () => countFinished.first(course),
      () => countLeft.first(course),
    ]) {
      counts.push((await read())?.count ?? 0);
      // SQLite queries block the thread: other requests run between two counts.
      await setImmediate();
    }
    const [enrolled = 0, activeLately = 0, finished = 0, left = 0] = counts;
    const { average, count } = await readRating(courseId);
    return { courseId, title, enrolled, activeLately, finished, left, rating: average, ratings: count };
  }

  async function countAll(): Promise<Count> {
    const began = performance.now();
    const items: CourseNumbers[] = [];
    for (const { courseId, title } of content.current().list('course')) items.push(await countCourse(courseId, title));
    const count = { countedAt: now(), items };
    last = { count, tookMs: performance.now() - began, madeAt: performance.now() };
    return count;
  }

  function begin(): Promise<Count> {
    counting ??= countAll().finally(() => {
      counting = undefined;
    });
    return counting;
  }

  return async (): Promise<Count> => {
    if (last === undefined || last.tookMs < longMs) return begin();
    // After an error, the next caller counts again and gets that error.
    if (performance.now() - last.madeAt > shareOfTime * last.tookMs) void begin().catch(() => (last = undefined));
    return last.count;
  };
}
