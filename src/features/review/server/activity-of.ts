import type { Database } from '../../../platform/server/db/database.ts';
import { occurredAt } from '../../progress/events.ts';
import { dayOf } from '../local-day.ts';
import { minutesOf, streakOf } from './activity.ts';
import { activityQueries, quarterMs } from './queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Covers a day in every time zone. */
const todayMs = 2 * dayMs;
/** Longest streak. */
const yearMs = 366 * dayMs;

/** Creates a function that returns what a learner did today, in minutes, and the length of their streak. */
export function activityOf(db: Database) {
  const { listTimes, listQuarters } = activityQueries(db);
  return async (userId: string, now: number, zone: string) => {
    const [times, quarters] = await Promise.all([
      listTimes.all({ userId, since: now - todayMs }),
      listQuarters.all({ userId, since: now - yearMs }),
    ]);
    const today = dayOf(now, zone);
    const timesToday = times.map(occurredAt).filter((at) => dayOf(at, zone) === today);
    const days = quarters.map(({ at, clientAt }) =>
      dayOf(occurredAt({ at: at * quarterMs, clientAt: clientAt === null ? null : clientAt * quarterMs }), zone),
    );
    return { minutesToday: minutesOf(timesToday), streak: streakOf(new Set(days), today) };
  };
}
