import { csvFile } from '../../../platform/server/csv-file.ts';
import { csvTimestamp } from '../../../platform/server/csv.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { pageOfRows } from '../../../platform/server/paging.ts';
import { contactInbox, messageMarker, messageRemover, presentMessage } from '../../contact/server/public.ts';
import type { adminRoutes } from '../contract.ts';
import type { AdminDeps } from './deps.ts';

type MessageHandlers = Pick<
  Handlers<typeof adminRoutes>,
  'listMessages' | 'getMessagesFile' | 'setMessageState' | 'deleteMessage'
>;

/** Handlers of the contact messages, for administrators. */
export function messageHandlers(deps: Pick<AdminDeps, 'db' | 'events' | 'now'>): MessageHandlers {
  const inbox = contactInbox(deps.db);
  const mark = messageMarker(deps);
  const remove = messageRemover(deps);
  return {
    async listMessages({ query }) {
      const rows = await inbox.list({ ...query, limit: query.limit + 1 });
      return pageOfRows(rows, query.limit, ({ id }) => id, presentMessage);
    },

    getMessagesFile: ({ query }) =>
      csvFile({
        name: 'messages.csv',
        columns: ['Received', 'Name', 'Email', 'State', 'Assigned to', 'Message'],
        load: (page) => inbox.list({ ...query, ...page }),
        cursorOf: ({ id }) => id,
        cellsOf: (row) => {
          const { timestamp, name, email, state, message, assignee } = presentMessage(row);
          return [csvTimestamp(timestamp), name, email, state, assignee?.name ?? '', message];
        },
      }),

    async setMessageState({ params: { messageId }, body: { state } }, { caller }) {
      return presentMessage(await mark(messageId, { to: state, byUserId: caller.uid }));
    },

    async deleteMessage({ params: { messageId } }, { caller }) {
      await remove(messageId, caller.uid);
    },
  };
}
