import { Badge } from '../../../ui/badge.tsx';
import {
  ConsoleList,
  OpenRow,
  beginningOf,
  dateTimeText,
  listMessages,
  useListFields,
} from '../../admin/web/public.ts';
import { messageList } from '../message-list-contract.ts';
import { messageActs } from './bulk-actions.ts';
import { type MessageLine, useAdministrators, useMessages } from './data.ts';
import { MessageThread } from './message-thread.tsx';
import { inboxMessages as texts } from './messages.ts';

const { newest, oldest } = listMessages.orders;

/** Section /admin/messages: messages from the contact form and the chat. */
export function MessageList() {
  const administrators = Object.fromEntries(useAdministrators().map(({ uid, name }) => [uid, name]));
  const assignees = { nobody: texts.nobody, ...administrators };
  const { listQuery, fields } = useListFields(messageList, {
    section: 'messages',
    choices: [
      { name: 'state', label: texts.state, options: texts.states, any: texts.anyState },
      { name: 'assignee', label: texts.assignee, options: assignees, any: texts.anybody },
    ],
    orders: { newest, oldest },
    file: '/api/admin/messages.csv',
  });
  return (
    <ConsoleList
      {...fields}
      texts={texts}
      query={useMessages(listQuery)}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      acts={messageActs(administrators)}
    >
      {(message, say) => (
        <OpenRow
          key={message.id}
          id={message.id}
          name={message.name}
          beneath={beginningOf(message.message)}
          beside={<Beside message={message} />}
        >
          <MessageThread id={message.id} onDone={say} />
        </OpenRow>
      )}
    </ConsoleList>
  );
}

function Beside({ message: { timestamp, origin, assignee, state } }: { readonly message: MessageLine }) {
  return (
    <>
      <time dateTime={new Date(timestamp).toISOString()} className="text-sm text-muted">
        {dateTimeText(timestamp)}
      </time>
      {origin === 'chat' && <Badge>{texts.fromChat}</Badge>}
      {assignee && <Badge>{assignee.name}</Badge>}
      <Badge tone={state === 'new' ? 'marigold' : 'neutral'}>{texts.states[state]}</Badge>
    </>
  );
}
