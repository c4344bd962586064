import * as z from 'zod/mini';
import { defineJob } from '../../../platform/server/outbox/job.ts';

/** Starts a scheduled campaign, or sends its next batch. Does nothing if the campaign is no longer at this step. */
export const campaignJob = defineJob(
  'campaign',
  z.object({
    campaignId: z.string(),
    step: z.int(),
    /** Milliseconds since 1970. */
    dueAt: z.number(),
  }),
);
