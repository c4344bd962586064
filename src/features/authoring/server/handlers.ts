import type { Handlers } from '../../../platform/server/http/context.ts';
import type { JobHandler } from '../../../platform/server/outbox/job.ts';
import type { authoringRoutes } from '../contract.ts';
import type { AuthoringDeps } from './deps.ts';
import { archiveHandlers } from './archive-handlers.ts';
import { draftHandlers } from './draft-handlers.ts';
import { editorHandlers } from './editor-handlers.ts';
import { exampleHandler } from './example-handler.ts';
import { imageHandler } from './image-handler.ts';
import { giftHandler } from './gift-handler.ts';
import { imageListHandlers } from './image-list-handlers.ts';
import { type ItemReader, itemReader } from './items.ts';
import { listHandler } from './list-handler.ts';
import { publicationHandlers } from './publication-handlers.ts';
import { contentPublisher } from './publisher.ts';
import { reviewHandlers } from './review-handlers.ts';
import { contentSchedule } from './schedule.ts';
import { versionHandlers } from './version-handlers.ts';

/** What of the content is the organisation's. */
export interface ContentCounts {
  /** Courses that are no examples. */
  readonly ownCourses: number;
  /** What is an example still. */
  readonly examples: number;
}

interface Authoring {
  readonly handlers: Handlers<typeof authoringRoutes>;
  readonly jobs: readonly JobHandler[];
  readonly count: () => Promise<ContentCounts>;
  /** All that can be edited, by kind and id. */
  readonly list: ItemReader['list'];
}

/** Writing content in the console: drafts, versions and publishing, and the job that publishes at a time. */
export function createAuthoring(deps: AuthoringDeps): Authoring {
  const items = itemReader(deps);
  const publisher = contentPublisher(deps, items);
  const schedule = contentSchedule(deps, items, publisher);
  return {
    handlers: {
      ...listHandler(items),
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
