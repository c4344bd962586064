import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { RequestOf } from '../../../platform/contract/routes.ts';
import { pageByPage } from '../../../platform/web/page-by-page.ts';
import { ApiError, failedWith, makeCall } from '../../../platform/web/rpc.ts';
import { declareStale } from '../../../platform/web/stale-data.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { Announcement as Shape, announcementRoutes } from '../announcements-contract.ts';
import { adminKey } from '../../admin/web/public.ts';

const call = makeCall<typeof announcementRoutes>();

export type Announcement = z.infer<typeof Shape>;
export type AnnouncementDraft = RequestOf<(typeof announcementRoutes)['POST /api/admin/announcement-previews']>['body'];

type Send = (typeof announcementRoutes)['POST /api/admin/announcements'];

const meta = { makesStale: [adminKey] };
const newAttempt = () => crypto.randomUUID();

/** Polling interval while an announcement is being sent. */
const lookAgainMs = 2000;

/** Loads announcements that match the filter, page by page; polls while one is being sent. */
export function useAnnouncements(
  wanted: RequestOf<(typeof announcementRoutes)['GET /api/admin/announcements.csv']>['query'],
) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...adminKey, uid, 'announcements', wanted],
    ...pageByPage(({ query, signal }) =>
      call('GET /api/admin/announcements', { query: { ...query, ...wanted }, signal }),
    ),
    placeholderData: (before) => before,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(({ endedAt }) => endedAt === null)) === true && lookAgainMs,
  });
}

export function usePreviewAnnouncement() {
  return useMutation({
    mutationFn: (body: AnnouncementDraft) => call('POST /api/admin/announcement-previews', { body }),
  });
}

/**
 * Sends an announcement once, even if pressed twice. If another text was sent with that attempt, the next press sends
 * this one.
 */
export function useSendAnnouncement() {
  const [attempt, setAttempt] = useState(newAttempt);
  return useMutation({
    mutationFn: (body: AnnouncementDraft) => call('POST /api/admin/announcements', { body: { ...body, attempt } }),
    onError(error) {
      if (!(error instanceof ApiError && failedWith<Send>(error, 'announcement-sent-before'))) return;
      setAttempt(newAttempt);
      void declareStale(meta.makesStale);
    },
    meta,
  });
}
