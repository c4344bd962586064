import type { Handlers } from '../../../platform/server/http/context.ts';
import type { JobHandler } from '../../../platform/server/outbox/job.ts';
import type { authoringRoutes } from '../contract.ts';
import { archiveHandlers } from './archive-handlers.ts';
import type { AuthoringDeps } from './deps.ts';
import { draftHandlers } from './draft-handlers.ts';
import { editorHandlers } from './editor-handlers.ts';
import { exampleHandler } from './example-handler.ts';
import { giftHandler } from './gift-handler.ts';
import { imageHandler } from './image-handler.ts';
import { imageListHandlers } from './image-list-handlers.ts';
import { type ItemReader, itemReader } from './items.ts';
import { contentListHandlers } from './list-handlers.ts';
import { publicationHandlers } from './publication-handlers.ts';
import { contentPublisher } from './publisher.ts';
import { reviewHandlers } from './review-handlers.ts';
import { contentSchedule } from './schedule.ts';
import { versionHandlers } from './version-handlers.ts';

/** Counts of the organization's own content and of examples. */
export interface ContentCounts {
  /** Number of courses that are not examples. */
  readonly ownCourses: number;
  /** Number of items that are still examples. */
  readonly examples: number;
}

interface Authoring {
  readonly handlers: Handlers<typeof authoringRoutes>;
  readonly jobs: readonly JobHandler[];
  readonly count: () => Promise<ContentCounts>;
  /** Lists all editable items, by kind and id. */
  readonly list: ItemReader['list'];
}

/**
 * Creates the content editing of the console: drafts, versions and publishing, and the job for
 * scheduled publication.
 */
export function createAuthoring(deps: AuthoringDeps): Authoring {
  const items = itemReader(deps);
  const publisher = contentPublisher(deps, items);
  const schedule = contentSchedule(deps, items, publisher);
  return {
    handlers: {
      ...contentListHandlers(items),
      ...draftHandlers(deps, items),
      ...publicationHandlers(deps, items, publisher, schedule),
      ...exampleHandler(deps, publisher),
      ...versionHandlers(deps, items),
      ...editorHandlers(deps, items),
      ...imageHandler(deps, items),
      ...imageListHandlers(deps, items),
      ...reviewHandlers(deps, items),
      ...archiveHandlers(deps),
      ...giftHandler,
    },
    jobs: schedule.jobs,
    list: items.list,
    async count() {
      const lines = (await items.list()).filter(({ state }) => state !== 'removed');
      const isOwn = ({ kind, isExample }: (typeof lines)[number]) => kind === 'course' && !isExample;
      return { ownCourses: lines.filter(isOwn).length, examples: lines.filter((line) => line.isExample).length };
    },
  };
}
