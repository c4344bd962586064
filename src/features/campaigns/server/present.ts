import type * as z from 'zod/mini';
import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Campaign, Segment } from '../contract.ts';
import { type SegmentColumns, campaignQueries, countAudience } from './queries.ts';
import type { CampaignRow } from './tables.ts';

/** Presents a campaign for the list. */
export function presentLine(row: CampaignRow) {
  const { id, subject, state, changedAt, dueAt, startedAt, endedAt } = row;
  return { id, subject, state, segment: segmentOf(row), changedAt, dueAt, startedAt, endedAt };
}

/** Returns the function that presents a campaign with all details. */
export function campaignPresenter(
  db: Database,
  { campaignMailsPerMinute: mailsPerMinute, smtpUrl }: Pick<Settings, 'campaignMailsPerMinute' | 'smtpUrl'>,
) {
  const { countRecipients } = campaignQueries(db);
  return async (row: CampaignRow): Promise<z.infer<typeof Campaign>> => {
    const { body, step, trouble, startedAt } = row;
    const [audience, counted] = await Promise.all([
      startedAt === null ? countAudience(db, row) : null,
      countRecipients.all({ id: row.id }),
    ]);
    const counts = { waiting: 0, claimed: 0, sent: 0, filed: 0, unknown: 0, failed: 0, skipped: 0 };
    for (const { state, count } of counted) counts[state] = count;
    return {
      ...presentLine(row),
      body,
      step,
      trouble,
      audience,
      counts,
      mailsPerMinute,
      hasMailServer: smtpUrl !== null,
    };
  };
}

/** Converts a segment to its columns. */
export function columnsOf(segment: Segment): SegmentColumns {
  return {
    segment: segment.kind,
    courseId: segment.kind === 'course' ? segment.courseId : null,
    since: segment.kind === 'since' ? segment.since : null,
  };
}

function segmentOf({ segment, courseId, since }: SegmentColumns): Segment {
  if (segment === 'course') return { kind: 'course', courseId: courseId ?? '' };
  if (segment === 'since') return { kind: 'since', since: since ?? 0 };
  return { kind: 'all' };
}
