import { type LearningRecord, summaryRenewal } from '../../features/progress/server/public.ts';
import type { Content } from '../../platform/server/content/content.ts';
import type { Services } from '../../platform/server/services.ts';
import { structureOf } from './course-structure.ts';
import { followContent } from './follow-content.ts';

interface Deps extends Pick<Services, 'db' | 'now' | 'log' | 'outbox'> {
  readonly content: Pick<Content, 'current' | 'onChange'>;
  readonly record: LearningRecord;
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
