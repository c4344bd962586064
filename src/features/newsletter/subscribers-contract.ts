import * as z from 'zod/mini';
import { csvType } from '../../platform/contract/files.ts';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { deletions, outcomes } from '../admin/bulk-contract.ts';
import { subscriberStates } from './subscriber-contract.ts';

const access = { role: 'admin' } as const;
const csvFile = { status: 200, file: { contentTypes: [csvType] } } as const;
/** The cursor may be an email address, so it may be longer than usual. */
const page = { limit: PageQuery.shape.limit, cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(254))) };

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

const filter = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  state: z.optional(z.enum(subscriberStates)),
  order: z._default(z.enum(['newest', 'oldest', 'email']), 'newest'),
};

export const subscriberErrors = {
  'subscriber-not-found': { status: 404, message: 'This address is no longer subscribed.' },
} as const;

/** Routes of newsletter subscribers, for administrators. */
export const subscriberRoutes = {
  'GET /api/admin/subscribers': {
    operation: 'listSubscribers',
    summary: 'Newsletter subscribers that match the filter, in the given order',
    access,
    query: z.object({ ...page, ...filter }),
    success: { status: 200, body: pageOf(SubscriberLine) },
  },
  'GET /api/admin/subscribers.csv': {
    operation: 'getSubscribersFile',
    summary: 'The same as a CSV file with all rows. No cell is a formula',
    access,
    query: z.object(filter),
    success: csvFile,
  },
  'DELETE /api/admin/subscribers/{subscriberId}': {
    operation: 'deleteSubscriber',
    summary: 'Remove an address from the newsletter',
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
