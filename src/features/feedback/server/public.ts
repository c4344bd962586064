import type { Database } from '../../../platform/server/db/database.ts';
import { firstIdAt } from '../../../platform/server/ids.ts';
import { moderationQueries } from './moderation/queries.ts';
import { feedbackQueries } from './queries.ts';
import { ratingOf } from './rating.ts';

export { feedbackHider } from './moderation/hide.ts';

/** Creates the function that counts the unanswered feedback since a time (milliseconds since 1970). */
export function unansweredFeedback(db: Database) {
  const { countUnanswered } = moderationQueries(db);
  return async (since: number) => (await countUnanswered.first({ from: firstIdAt(since) }))?.count ?? 0;
}

/** Creates the function that returns the rating of a course. */
export function courseRatings(db: Database) {
  const { countRatings } = feedbackQueries(db);
  return async (courseId: string) => ratingOf(await countRatings.all({ courseId }));
}
