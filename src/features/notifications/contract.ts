import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';

export const notificationMaxLength = 1000;

/** The type of the live event that tells of a new notification; its data is the notification. */
export const notificationEvent = 'notification';

/** A record of the collection `notifications` (specification §3). */
export const Notification = z.object({ id: z.string(), userId: z.string(), message: z.string(), timestamp: Timestamp });

export const notificationRoutes = {
  'GET /api/notifications': {
    operation: 'listMyNotifications',
    summary: "The signed-in user's notifications, newest first",
    access: 'user',
    query: PageQuery,
    success: { status: 200, body: pageOf(Notification) },
  },
} as const satisfies RouteTable;
