import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type * as z from 'zod/mini';
import { listenForLiveEvents } from '../../../platform/web/live-events.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { Notification as NotificationShape, notificationRoutes } from '../contract.ts';

const call = makeCall<typeof notificationRoutes>();

export type Notification = z.infer<typeof NotificationShape>;

/** The user's notifications, newest first, page after page; a new one is there as soon as the server tells of it. */
export function useNotifications(uid: string) {
  const queries = useQueryClient();
  useEffect(
    () =>
      listenForLiveEvents('notification', () => void queries.invalidateQueries({ queryKey: ['notifications', uid] })),
    [queries, uid],
  );
  return useInfiniteQuery({
    queryKey: ['notifications', uid],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/notifications', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // What came while another page was shown was not heard.
    staleTime: 0,
  });
}
