import type { Campaign } from '../../src/features/campaigns/console/data.ts';

/** Campaign draft, as the console reads it. */
export const draftCampaign: Campaign = {
  id: 'c1',
  step: 0,
  state: 'draft',
  subject: 'News',
  body: 'Hello.',
  segment: { kind: 'all' },
  counts: { waiting: 0, claimed: 0, sent: 0, filed: 0, unknown: 0, failed: 0, skipped: 0 },
  changedAt: 0,
  dueAt: null,
  startedAt: null,
  endedAt: null,
  trouble: null,
  audience: 1,
  mailsPerMinute: 60,
  hasMailServer: true,
};
