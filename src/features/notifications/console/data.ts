import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { ListQuery } from '../../../platform/contract/list.ts';
import type { RequestOf } from '../../../platform/contract/routes.ts';
import { ApiError, failedWith, makeCall } from '../../../platform/web/rpc.ts';
import { declareStale } from '../../../platform/web/stale-data.ts';
import { adminKey, usePages } from '../../admin/web/public.ts';
import type { announcementList } from '../announcement-list-contract.ts';
import type { Announcement as Shape, announcementRoutes } from '../announcements-contract.ts';

const call = makeCall<typeof announcementRoutes>();

export type Announcement = z.infer<typeof Shape>;
export type AnnouncementDraft = RequestOf<(typeof announcementRoutes)['POST /api/admin/announcement-previews']>['body'];

type Send = (typeof announcementRoutes)['POST /api/admin/announcements'];

const meta = { makesStale: [adminKey] };
const newAttempt = () => crypto.randomUUID();

/** Loads announcements that match the filter; polls while one is being sent. */
export function useAnnouncements(listQuery: ListQuery<typeof announcementList>) {
  return usePages(
    'announcements',
    listQuery,
    ({ query, signal }) => call('GET /api/admin/announcements', { query: { ...query, ...listQuery }, signal }),
    ({ endedAt }) => endedAt === null,
  );
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
