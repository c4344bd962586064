import * as z from 'zod/mini';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { announcementRoutes } from './announcements-contract.ts';
import { preferenceRoutes } from './preferences-contract.ts';

export const notificationMaxLength = 1000;

/** Highest count; further unread notifications are not counted. */
export const unreadCountMax = 100;

/** Type of the live event for a new notification; its data is the notification. */
export const notificationEvent = 'notification';
/** Type of the live event for notifications read in any browser; its data says up to which. */
export const notificationsReadEvent = 'notifications-read';
/**
 * Type of the live event for a change that the user wants no notification of. Pages reload their data. No event data.
 */
export const unlistedEvent = 'unlisted';

/**
 * A record of the collection `notifications` (specification §3). `readAt` is null until the user marks it as read or
 * follows it; `path` is its target on the site, null for none.
 */
export const Notification = z.object({
  id: z.string(),
  userId: z.string(),
  message: z.string(),
  timestamp: Timestamp,
  readAt: z.nullable(Timestamp),
  path: z.nullable(z.string()),
});

export const notificationRoutes = {
  'GET /api/notifications': {
    operation: 'listMyNotifications',
    summary: 'List the notifications of the logged-in user, newest first',
    access: 'user',
    query: PageQuery,
    success: { status: 200, body: pageOf(Notification) },
  },
  'GET /api/notifications/unread': {
    operation: 'countMyUnreadNotifications',
    summary: `Count the unread notifications of the logged-in user, up to ${unreadCountMax}`,
    access: 'user',
    success: { status: 200, body: z.object({ count: z.int() }) },
  },
  'PUT /api/notifications/read': {
    operation: 'readMyNotifications',
    summary:
      'Mark the notifications of the logged-in user as read, up to and including `upToId`; newer ones stay unread',
    access: 'user',
    body: z.object({ upToId: z.string().check(z.minLength(1), z.maxLength(200)) }),
    success: { status: 204, body: null },
  },
  'PUT /api/notifications/{notificationId}/read': {
    operation: 'readMyNotification',
    summary: 'Mark a notification of the logged-in user as read',
    access: 'user',
    params: z.object({ notificationId: Id }),
    success: { status: 204, body: null },
  },
  ...preferenceRoutes,
  ...announcementRoutes,
} as const satisfies RouteTable;
