import * as z from 'zod/mini';
import { defineJob } from '../../../platform/server/outbox/job.ts';

/** Sends a learner's reminder if something is due; `reminderAt` is its scheduled time, in milliseconds since 1970. */
export const reminderJob = defineJob('review-reminder', z.object({ userId: z.string(), reminderAt: z.number() }));
