import type { Database } from '../../../platform/server/db/database.ts';
import { draftQueries } from './queries.ts';

export { countsText } from './archive-preview.ts';
export { createAuthoring } from './handlers.ts';
export { contentService } from './content-service.ts';
export type { AuthoredPages } from './deps.ts';
export type { ContentCounts } from './handlers.ts';

/** Counts the drafts of content that wait for a review. */
export function draftsInReview(db: Database): () => Promise<number> {
  const { countInReview } = draftQueries(db);
  return async () => (await countInReview.first({}))?.count ?? 0;
}
