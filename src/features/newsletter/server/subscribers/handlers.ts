import type { ListRequest } from '../../../../platform/contract/list.ts';
import { csvTimestamp } from '../../../../platform/server/csv.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { listHandlers } from '../../../../platform/server/list-handlers.ts';
import { actOnEach } from '../../../admin/server/public.ts';
import type { subscriberList } from '../../subscriber-list-contract.ts';
import { subscriberErrors, type subscriberRoutes } from '../../subscribers-contract.ts';
import { selectSubscribers } from '../queries.ts';
import type { SubscriberRow } from '../tables.ts';
import { type SubscriberDeps, subscriberRemover } from './remove.ts';

/** Handlers of the newsletter subscribers, for administrators. */
export function subscriberHandlers({ db, now }: SubscriberDeps): Handlers<typeof subscriberRoutes> {
  const remove = subscriberRemover({ db, now });
  const list = listHandlers({
    file: 'subscribers.csv',
    load: (request: ListRequest<typeof subscriberList>) => selectSubscribers(db, request),
    cursorOf: ({ id, email }, order) => (order === 'email' ? email : id),
    present: presentLine,
    columns: {
      Email: ({ email }) => email,
      Subscribed: ({ timestamp }) => csvTimestamp(timestamp),
      State: ({ state }) => state,
      Confirmed: ({ confirmedAt }) => csvTimestamp(confirmedAt),
      'Words consented to': (_, { consent }) => consent,
      Ended: ({ endedAt }) => csvTimestamp(endedAt),
    },
  });
  return {
    listSubscribers: ({ query }) => list.page(query),

    getSubscribersFile: ({ query }) => list.file(query),

    async deleteSubscriber({ params: { subscriberId } }, { caller }) {
      await remove(subscriberId, caller.uid);
    },

    deleteSubscribers: ({ body: { rows } }, { caller }) =>
      actOnEach(rows, subscriberErrors, ({ id }) => remove(id, caller.uid)),
  };
}

function presentLine({ id, email, timestamp, state, confirmedAt, endedAt }: SubscriberRow) {
  return { id, email, timestamp, state, confirmedAt, endedAt };
}
