import * as z from 'zod/mini';
import { defineJob } from '../../../platform/server/outbox/job.ts';

/**
 * Mails one notification to its user. The payload holds no personal data; it is loaded when the mail is sent. `mail`
 * replaces the notification's message.
 */
export const notificationMailJob = defineJob(
  'notification-mail',
  z.object({ notificationId: z.string(), mail: z.optional(z.object({ subject: z.string(), text: z.string() })) }),
);

/** Sends a user's daily mail; `digestAt` is its scheduled time, in milliseconds since 1970. */
export const digestJob = defineJob('notification-digest', z.object({ userId: z.string(), digestAt: z.number() }));

/** Notifies an audience, batch by batch. */
export const bulkNotificationJob = defineJob('broadcast', z.object({ broadcastId: z.string() }));
