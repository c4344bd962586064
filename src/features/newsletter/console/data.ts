import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { RequestOf } from '../../../platform/contract/routes.ts';
import { pageByPage } from '../../../platform/web/page-by-page.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { type Rows, adminKey, idsOf } from '../../admin/web/public.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { SubscriberLine as SubscriberShape, subscriberRoutes } from '../subscribers-contract.ts';

const call = makeCall<typeof subscriberRoutes>();

export type SubscriberLine = z.infer<typeof SubscriberShape>;

export function useSubscribers(
  wanted: RequestOf<(typeof subscriberRoutes)['GET /api/admin/subscribers.csv']>['query'],
) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...adminKey, uid, 'subscribers', wanted],
    ...pageByPage(({ query, signal }) =>
      call('GET /api/admin/subscribers', { query: { ...query, ...wanted }, signal }),
    ),
    placeholderData: (before) => before,
  });
}

/** `onSuccess` is a parameter here and not of `mutate`: the list may have dropped the row by then. */
export function useDeleteSubscriber(subscriberId: string, onSuccess: () => void) {
  return useMutation({
    onSuccess,
    mutationFn: () => call('DELETE /api/admin/subscribers/{subscriberId}', { params: { subscriberId } }),
    meta: { makesStale: [adminKey] },
  });
}

export const deleteSubscribers = (rows: Rows) =>
  call('POST /api/admin/subscribers/deletions', { body: { rows: idsOf(rows) } });
