import * as z from 'zod/mini';
import { listRoutes } from '../../platform/contract/list-routes.ts';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { deletions, outcomes } from '../admin/bulk-contract.ts';
import { subscriberList, subscriberStates } from './subscriber-list-contract.ts';

const access = { role: 'admin' } as const;

export const SubscriberLine = z.object({
  id: z.string(),
  email: z.string(),
  /** Time of the subscription. */
  timestamp: Timestamp,
  state: z.enum(subscriberStates),
  /** Time of the confirmation; not cleared by unsubscribing. */
  confirmedAt: z.nullable(Timestamp),
  /** Time since which it is unsubscribed or bounces. */
  endedAt: z.nullable(Timestamp),
});

export const subscriberErrors = {
  'subscriber-not-found': { status: 404, message: 'This address is no longer subscribed.' },
} as const;

/** Routes of newsletter subscribers, for administrators. */
export const subscriberRoutes = {
  ...listRoutes('/api/admin/subscribers', {
    list: subscriberList,
    item: SubscriberLine,
    operations: ['listSubscribers', 'getSubscribersFile'],
    rows: 'the newsletter subscribers that match the filter, in the given order',
  }),
  'DELETE /api/admin/subscribers/{subscriberId}': {
    operation: 'deleteSubscriber',
    summary: 'Delete an address from the newsletter',
    access,
    params: z.object({ subscriberId: Id }),
    success: { status: 204, body: null },
    errors: subscriberErrors,
  },
  'POST /api/admin/subscribers/deletions': {
    operation: 'deleteSubscribers',
    summary: 'Delete addresses from the newsletter',
    access,
    body: deletions,
    success: outcomes,
  },
} as const satisfies RouteTable;
