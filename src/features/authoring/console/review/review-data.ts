import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { pageByPage } from '../../../../platform/web/page-by-page.ts';
import { adminKey } from '../../../admin/web/public.ts';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { ReviewDecision } from '../../kinds-contract.ts';
import type { ContentReview as ReviewShape } from '../../review-contract.ts';
import { type ItemName, call, paramsOf } from '../content-data.ts';

export type ContentReview = z.infer<typeof ReviewShape>;

/** Below the key that live events invalidate, so that others' comments appear at once. */
const openKey = ['content-open'] as const;

export function useContentReviews(item: ItemName) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...openKey, uid, item.kind, item.id, 'reviews'],
    ...pageByPage(({ query, signal }) =>
      call('GET /api/admin/content/{kind}/{itemKey}/reviews', { params: paramsOf(item), query, signal }),
    ),
  });
}

export function useReview(item: ItemName) {
  return useMutation({
    mutationFn: (body: { verdict: ReviewDecision; text: string; base: string }) =>
      call('POST /api/admin/content/{kind}/{itemKey}/reviews', { params: paramsOf(item), body }),
    meta: { makesStale: [adminKey, openKey] },
  });
}
