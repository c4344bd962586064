import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { firstIdAt } from '../../../platform/server/ids.ts';
import { feedbackQueries } from './queries.ts';
import { ratingOf } from './rating.ts';
import { presentModerated } from './moderation/present.ts';
import { moderationQueries, selectModeratedFeedback } from './moderation/queries.ts';

export { feedbackHider } from './moderation/hide.ts';

/** Access to all feedback, for moderation. */
export function feedbackModeration(db: Database, content: Pick<Content, 'current'>) {
  const present = presentModerated(content);
  const { countUnanswered } = moderationQueries(db);
  return {
    list: async (wanted: Parameters<typeof selectModeratedFeedback>[1]) =>
      (await selectModeratedFeedback(db, wanted)).map(present),
    /** Counts the unanswered records since a time (milliseconds since 1970). */
    async countUnanswered(since: number) {
      return (await countUnanswered.first({ from: firstIdAt(since) }))?.count ?? 0;
    },
  };
}

/** Creates the function that returns the rating of a course. */
export function courseRatings(db: Database) {
  const { countRatings } = feedbackQueries(db);
  return async (courseId: string) => ratingOf(await countRatings.all({ courseId }));
}
