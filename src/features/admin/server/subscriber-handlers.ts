import { csvMoment } from '../../../platform/server/csv.ts';
import { required } from '../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { auditLog, maskedAddress } from '../../audit/server/public.ts';
import { subscriberList } from '../../newsletter/server/public.ts';
import type { adminRoutes } from '../contract.ts';
import { csvFile } from './csv-file.ts';
import type { AdminDeps } from './deps.ts';
import { pageOfRows } from './page.ts';

type SubscriberHandlers = Pick<
  Handlers<typeof adminRoutes>,
  'listSubscribers' | 'getSubscribersFile' | 'deleteSubscriber'
>;

const gone = () => new Refusal('subscriber-not-found');

/** What an administrator does with the newsletter's subscribers. */
export function subscriberHandlers({ db, now }: Pick<AdminDeps, 'db' | 'now'>): SubscriberHandlers {
  const subscribers = subscriberList(db);
  const written = auditLog(db, now);
  return {
    async listSubscribers({ query }) {
      const rows = await subscribers.list({ ...query, limit: query.limit + 1 });
      return pageOfRows(rows, query.limit, cursorIn(query.order), (row) => row);
    },

    getSubscribersFile: ({ query }) =>
      csvFile({
        name: 'subscribers.csv',
        columns: ['Email', 'Subscribed'],
        load: (page) => subscribers.list({ ...query, ...page }),
        cursorOf: cursorIn(query.order),
        cellsOf: ({ email, timestamp }) => [email, csvMoment(timestamp)],
      }),

    async deleteSubscriber({ params: { subscriberId: id } }, { caller }) {
      const subscriber = await subscribers.find(id);
      if (!subscriber) throw gone();
      const deed = { act: 'subscriber-deleted', subjectId: id, subject: maskedAddress(subscriber.email) } as const;
      await db.commit(required(subscribers.remove(id), gone), written(caller.uid, deed));
    },
  };
}

function cursorIn(order: 'newest' | 'oldest' | 'email') {
  return ({ id, email }: { readonly id: string; readonly email: string }) => (order === 'email' ? email : id);
}
