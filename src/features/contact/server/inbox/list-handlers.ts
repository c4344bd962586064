import type { ListRequest } from '../../../../platform/contract/list.ts';
import { csvTimestamp } from '../../../../platform/server/csv.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { listHandlers } from '../../../../platform/server/list-handlers.ts';
import { actOnEach } from '../../../admin/server/public.ts';
import { type inboxRoutes, messageAssignErrors, messageChangeErrors, messageErrors } from '../../inbox-contract.ts';
import type { messageList } from '../../message-list-contract.ts';
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
  const list = listHandlers({
    file: 'messages.csv',
    load: (request: ListRequest<typeof messageList>) => selectListedMessages(deps.db, request),
    present: presentMessage,
    columns: {
      Received: ({ timestamp }) => csvTimestamp(timestamp),
      Name: ({ name }) => name,
      Email: ({ email }) => email,
      State: ({ state }) => state,
      'Assigned to': ({ assignee }) => assignee?.name ?? '',
      Message: ({ message }) => message,
    },
  });
  const assign = messageAssigner(deps);
  const mark = messageMarker(deps);
  const remove = messageRemover(deps);
  return {
    listMessages: ({ query }) => list.page(query),

    getMessagesFile: ({ query }) => list.file(query),

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
