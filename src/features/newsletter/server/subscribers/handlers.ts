import { csvFile } from '../../../../platform/server/csv-file.ts';
import { csvTimestamp } from '../../../../platform/server/csv.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { pageOfRows } from '../../../../platform/server/paging.ts';
import { actOnEach } from '../../../admin/server/public.ts';
import { subscriberErrors, type subscriberRoutes } from '../../subscribers-contract.ts';
import { selectSubscribers } from '../queries.ts';
import type { SubscriberRow } from '../tables.ts';
import { type SubscriberDeps, subscriberRemover } from './remove.ts';

/** Handlers of the newsletter subscribers, for administrators. */
export function subscriberHandlers({ db, now }: SubscriberDeps): Handlers<typeof subscriberRoutes> {
  const list = selectSubscribers.bind(null, db);
  const remove = subscriberRemover({ db, now });
  return {
    async listSubscribers({ query }) {
      const rows = await list({ ...query, limit: query.limit + 1 });
      return pageOfRows(rows, query.limit, cursorIn(query.order), presentLine);
    },

    getSubscribersFile: ({ query }) =>
      csvFile({
        name: 'subscribers.csv',
        columns: ['Email', 'Subscribed', 'State', 'Confirmed', 'Words consented to', 'Ended'],
        load: (page) => list({ ...query, ...page }),
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

    deleteSubscribers: ({ body: { rows } }, { caller }) =>
      actOnEach(rows, subscriberErrors, ({ id }) => remove(id, caller.uid)),
  };
}

function cursorIn(order: 'newest' | 'oldest' | 'email') {
  return ({ id, email }: { readonly id: string; readonly email: string }) => (order === 'email' ? email : id);
}

function presentLine({ id, email, timestamp, state, confirmedAt, endedAt }: SubscriberRow) {
  return { id, email, timestamp, state, confirmedAt, endedAt };
}
