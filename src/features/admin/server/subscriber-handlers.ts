import { csvFile } from '../../../platform/server/csv-file.ts';
import { csvTimestamp } from '../../../platform/server/csv.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { pageOfRows } from '../../../platform/server/paging.ts';
import { type SubscriberRow, subscriberList } from '../../newsletter/server/public.ts';
import type { adminRoutes } from '../contract.ts';
import type { AdminDeps } from './deps.ts';
import { subscriberRemover } from './subscriber-removal.ts';

type SubscriberHandlers = Pick<
  Handlers<typeof adminRoutes>,
  'listSubscribers' | 'getSubscribersFile' | 'deleteSubscriber'
>;

/** Handlers of the newsletter subscribers, for administrators. */
export function subscriberHandlers({ db, now }: Pick<AdminDeps, 'db' | 'now'>): SubscriberHandlers {
  const subscribers = subscriberList(db);
  const remove = subscriberRemover({ db, now });
  return {
    async listSubscribers({ query }) {
      const rows = await subscribers.list({ ...query, limit: query.limit + 1 });
      return pageOfRows(rows, query.limit, cursorIn(query.order), presentLine);
    },

    getSubscribersFile: ({ query }) =>
      csvFile({
        name: 'subscribers.csv',
        columns: ['Email', 'Subscribed', 'State', 'Confirmed', 'Words consented to', 'Ended'],
        load: (page) => subscribers.list({ ...query, ...page }),
        cursorOf: cursorIn(query.order),
        cellsOf: ({ email, timestamp, state, confirmedAt, consent, endedAt }) => [
          email,
          csvTimestamp(timestamp),
          state,
          csvTimestamp(confirmedAt),
          consent,
          csvTimestamp(endedAt),
        ],
      }),

    async deleteSubscriber({ params: { subscriberId } }, { caller }) {
      await remove(subscriberId, caller.uid);
    },
  };
}

function cursorIn(order: 'newest' | 'oldest' | 'email') {
  return ({ id, email }: { readonly id: string; readonly email: string }) => (order === 'email' ? email : id);
}

function presentLine({ id, email, timestamp, state, confirmedAt, endedAt }: SubscriberRow) {
  return { id, email, timestamp, state, confirmedAt, endedAt };
}
