import { useMutation, useQuery } from '@tanstack/react-query';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { reviewRoutes } from '../contract.ts';
import type { ReviewSettings } from './review-types.ts';

const call = makeCall<typeof reviewRoutes>();

/** Prefix of all query keys that an answer makes stale; a sitting in progress does not change. */
export const reviewKey = ['review'] as const;

/** Time zone of this browser. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** Query of what is due, the daily goal and today's activity. */
export function useReviewSummary(uid: string) {
  return useQuery({
    queryKey: [...reviewKey, uid],
    queryFn: ({ signal }) => call('GET /api/review', { query: { zone: ownZone() }, signal }),
    staleTime: 0,
  });
}

export function useSetReviewSettings() {
  return useMutation({
    mutationFn: (settings: Partial<ReviewSettings>) =>
      call('PUT /api/review/settings', { body: { ...settings, zone: ownZone() } }),
    meta: { makesStale: [reviewKey] },
  });
}
