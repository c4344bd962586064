import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { pageByPage } from '../../../platform/web/page-by-page.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { Notification as NotificationShape, notificationRoutes } from '../contract.ts';

const call = makeCall<typeof notificationRoutes>();

export type Notification = z.infer<typeof NotificationShape>;

/** Everything that depends on the user's notifications begins with this key; live events make it stale. */
const notificationsKey = ['notifications'] as const;

/** The user's notifications, newest first, page after page; a new one is there as soon as the server tells of it. */
export function useNotifications(uid: string) {
  return useInfiniteQuery({
    queryKey: [...notificationsKey, uid],
    ...pageByPage((page) => call('GET /api/notifications', page)),
    // Not every browser holds a connection: what came while another page was shown may not have been heard of.
    staleTime: 0,
  });
}

/** How many the user has not read, up to `unreadCountMax`; 0 while that is not known. */
export function useUnreadCount(uid: string): number {
  const { data } = useQuery({
    queryKey: [...notificationsKey, uid, 'unread'],
    queryFn: ({ signal }) => call('GET /api/notifications/unread', { signal }),
  });
  return data?.count ?? 0;
}

/** Marks one as read, in all browsers of its user. */
export function useReadNotification() {
  return useMutation({
    mutationFn: (notificationId: string) =>
      call('PUT /api/notifications/{notificationId}/read', { params: { notificationId } }),
    meta: { makesStale: [notificationsKey] },
  });
}

/** Marks all up to and with the one of this id as read, in all browsers of their user: one that has just come stays new. */
export function useReadNotifications() {
  return useMutation({
    mutationFn: (upToId: string) => call('PUT /api/notifications/read', { body: { upToId } }),
    meta: { makesStale: [notificationsKey] },
  });
}
/** An address of this site that the server gave, as the router takes it. */
export function addressOf(path: string) {
  const { pathname, search, hash } = new URL(path, 'https://site.example');
  return {
    to: pathname as '/',
    ...(search !== '' && { search: Object.fromEntries(new URLSearchParams(search)) }),
    ...(hash !== '' && { hash: hash.slice(1) }),
  };
}
