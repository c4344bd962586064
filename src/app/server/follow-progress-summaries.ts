import type { FastifyBaseLogger } from 'fastify';
import { type LearningRecord, summaryRenewal } from '../../features/progress/server/public.ts';
import type { Content } from '../../platform/server/content/content.ts';
import type { Database } from '../../platform/server/db/database.ts';
import type { Outbox } from '../../platform/server/outbox/outbox.ts';
import { structureOf } from './course-structure.ts';
import { followContent } from './follow-content.ts';

interface Deps {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly content: Pick<Content, 'current' | 'onChange'>;
  readonly record: LearningRecord;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/** Recomputes progress summaries whenever a course changes, because they depend on what the course requires. */
export function followProgressSummaries({ db, outbox, content, record, log, now }: Deps) {
  const { jobs, follow } = summaryRenewal({ db, outbox, structureOf: structureOf(content), record, now });
  const following = followContent({
    content,
    log,
    act: ({ version, ids }) => follow(version, ids('course')),
    failed: 'learners’ progress could not be updated to the changed courses',
  });
  return { ...following, jobs };
}
