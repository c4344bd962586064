import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { firstIdAt } from '../../../platform/server/ids.ts';
import { feedbackQueries } from './queries.ts';
import { ratingOf } from './rating.ts';
import { presentModerated } from './moderation/present.ts';
import { moderationQueries, selectWantedFeedback } from './moderation/queries.ts';

export { feedbackHider } from './moderation/hide.ts';

/** All feedback, for those who moderate it. */
export function feedbackModeration(db: Database, content: Pick<Content, 'current'>) {
  const present = presentModerated(content);
  const { countUnanswered } = moderationQueries(db);
  return {
    list: async (wanted: Parameters<typeof selectWantedFeedback>[1]) =>
      (await selectWantedFeedback(db, wanted)).map(present),
    /** How much has no answer of what was written since that moment (milliseconds since 1970). */
    async countUnanswered(since: number) {
      return (await countUnanswered.first({ from: firstIdAt(since) }))?.count ?? 0;
    },
  };
}

/** How a course is rated. */
export function courseRatings(db: Database) {
  const { countRatings } = feedbackQueries(db);
  return async (courseId: string) => ratingOf(await countRatings.all({ courseId }));
}
