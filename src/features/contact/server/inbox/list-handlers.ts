import { csvFile } from '../../../../platform/server/csv-file.ts';
import { csvTimestamp } from '../../../../platform/server/csv.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { pageOfRows } from '../../../../platform/server/paging.ts';
import { actOnEach } from '../../../admin/server/public.ts';
import { type inboxRoutes, messageAssignErrors, messageChangeErrors, messageErrors } from '../../inbox-contract.ts';
import type { ContactDeps } from '../deps.ts';
import { selectListedMessages } from '../queries.ts';
import { messageAssigner } from './assign.ts';
import { messageMarker } from './mark.ts';
import { presentMessage } from './present.ts';
import { messageRemover } from './remove.ts';

type ListHandlers = Pick<
  Handlers<typeof inboxRoutes>,
  | 'listMessages'
  | 'getMessagesFile'
  | 'setMessageState'
  | 'deleteMessage'
  | 'setMessageStates'
  | 'assignMessages'
  | 'deleteMessages'
>;

/** Handlers of the list of messages, and of actions on its rows. */
export function messageListHandlers(deps: ContactDeps): ListHandlers {
  const list = selectListedMessages.bind(null, deps.db);
  const assign = messageAssigner(deps);
  const mark = messageMarker(deps);
  const remove = messageRemover(deps);
  return {
    async listMessages({ query }) {
      const rows = await list({ ...query, limit: query.limit + 1 });
      return pageOfRows(rows, query.limit, ({ id }) => id, presentMessage);
    },

    getMessagesFile: ({ query }) =>
      csvFile({
        name: 'messages.csv',
        columns: ['Received', 'Name', 'Email', 'State', 'Assigned to', 'Message'],
        load: (page) => list({ ...query, ...page }),
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

    setMessageStates: ({ body: { changes } }, { caller: { uid: byUserId } }) =>
      actOnEach(changes, messageChangeErrors, ({ id, ...change }) => mark(id, { ...change, byUserId })),

    assignMessages: ({ body: { changes } }, { caller: { uid: byUserId } }) =>
      actOnEach(changes, messageAssignErrors, ({ id, ...change }) => assign(id, { ...change, byUserId })),

    deleteMessages: ({ body: { rows } }, { caller }) =>
      actOnEach(rows, messageErrors, ({ id }) => remove(id, caller.uid)),
  };
}
