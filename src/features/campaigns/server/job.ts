import * as z from 'zod/mini';
import { defineJob } from '../../../platform/server/outbox/job.ts';

/** Begins a campaign that was scheduled, or sends the next batch of one: if it is still at this step. */
export const campaignJob = defineJob(
  'campaign',
  z.object({
    campaignId: z.string(),
    step: z.int(),
    /** Milliseconds since 1970. */
    dueAt: z.number(),
  }),
);
