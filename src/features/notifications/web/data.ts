import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { pageByPage } from '../../../platform/web/page-by-page.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { Notification as NotificationShape, notificationRoutes } from '../contract.ts';

const call = makeCall<typeof notificationRoutes>();

export type Notification = z.infer<typeof NotificationShape>;

/** Prefix of the keys of all data that depends on notifications; live events mark it as stale. */
const notificationsKey = ['notifications'] as const;

/** Loads the user's notifications, newest first, page by page. New ones appear with their live event. */
export function useNotifications(uid: string) {
  return useInfiniteQuery({
    queryKey: [...notificationsKey, uid],
    ...pageByPage((page) => call('GET /api/notifications', page)),
    // Not every browser has a connection for live events, so some may have been missed on other pages.
    staleTime: 0,
  });
}

/** Number of unread notifications, up to `unreadCountMax`; 0 while unknown. */
export function useUnreadCount(uid: string): number {
  const { data } = useQuery({
    queryKey: [...notificationsKey, uid, 'unread'],
    queryFn: ({ signal }) => call('GET /api/notifications/unread', { signal }),
  });
  return data?.count ?? 0;
}

/** Marks a notification as read in all browsers of its user. */
export function useReadNotification() {
  return useMutation({
    mutationFn: (notificationId: string) =>
      call('PUT /api/notifications/{notificationId}/read', { params: { notificationId } }),
    meta: { makesStale: [notificationsKey] },
  });
}

/** Marks all notifications up to this id as read in all browsers of the user. Newer ones stay unread. */
export function useReadNotifications() {
  return useMutation({
    mutationFn: (upToId: string) => call('PUT /api/notifications/read', { body: { upToId } }),
    meta: { makesStale: [notificationsKey] },
  });
}
/** Converts a path from the server to the router's link properties. */
export function addressOf(path: string) {
  const { pathname, search, hash } = new URL(path, 'https://site.example');
  return {
    to: pathname as '/',
    ...(search !== '' && { search: Object.fromEntries(new URLSearchParams(search)) }),
    ...(hash !== '' && { hash: hash.slice(1) }),
  };
}
