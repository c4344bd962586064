import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ListQuery } from '../../../platform/contract/list.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { type Rows, adminKey, idsOf, usePages } from '../../admin/web/public.ts';
import type { subscriberList } from '../subscriber-list-contract.ts';
import type { SubscriberLine as SubscriberShape, subscriberRoutes } from '../subscribers-contract.ts';

const call = makeCall<typeof subscriberRoutes>();

export type SubscriberLine = z.infer<typeof SubscriberShape>;

export function useSubscribers(listQuery: ListQuery<typeof subscriberList>) {
  return usePages('subscribers', listQuery, ({ query, signal }) =>
    call('GET /api/admin/subscribers', { query: { ...query, ...listQuery }, signal }),
  );
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
