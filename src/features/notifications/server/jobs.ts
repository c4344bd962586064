import * as z from 'zod/mini';
import { defineJob } from '../../../platform/server/outbox/job.ts';

/** Mails one notification to its user. It names no person: what is mailed is looked up when it leaves. */
export const noticeMailJob = defineJob('notification-mail', z.object({ notificationId: z.string() }));

/** Mails somebody what has waited for the mail of a day; `digestAt` is that moment, in milliseconds since 1970. */
export const digestJob = defineJob('notification-digest', z.object({ userId: z.string(), digestAt: z.number() }));

/** Tells an audience something, batch by batch. */
export const broadcastJob = defineJob('broadcast', z.object({ broadcastId: z.string() }));
