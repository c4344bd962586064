import type { Content } from '../../../../platform/server/content/content.ts';
import type { Database } from '../../../../platform/server/db/database.ts';

export interface CourseLearnerDeps {
  readonly db: Database;
  readonly content: Pick<Content, 'current'>;
  readonly now: () => number;
}
