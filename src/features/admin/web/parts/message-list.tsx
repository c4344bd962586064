import { Badge } from '../../../../ui/badge.tsx';
import { oneOf } from '../../wanted-list.ts';
import { useMessages } from '../data.ts';
import { inboxMessages as texts, listMessages } from '../messages.ts';
import { momentText } from '../moments.ts';
import { useDone } from '../use-done.ts';
import { useWanted } from '../use-wanted.ts';
import { ChoiceField } from './choice-field.tsx';
import { ConsoleList } from './console-list.tsx';
import { MessageActs } from './message-acts.tsx';
import { OpenRow } from './open-row.tsx';

const { newest, oldest } = listMessages.orders;
const shownLength = 100;

/** /admin/messages: what people sent with the contact form. */
export function MessageList() {
  const { wanted, change } = useWanted('messages');
  const [done, say] = useDone();
  const asked = {
    search: wanted.q,
    state: oneOf(wanted.state, ['new', 'answered', 'closed']),
    order: oneOf(wanted.order, ['oldest']),
  };
  const messages = useMessages(asked);
  return (
    <ConsoleList
      texts={texts}
      query={messages}
      search={wanted.q ?? ''}
      onSearch={(q) => change({ q })}
      choices={
        <>
          <ChoiceField
            label={texts.state}
            value={asked.state}
            options={texts.states}
            any={texts.anyState}
            onChange={(state) => change({ state })}
          />
          <ChoiceField
            label={listMessages.sort}
            value={asked.order ?? 'newest'}
            options={{ newest, oldest }}
            onChange={(order) => change({ order: order === 'newest' ? undefined : order })}
          />
        </>
      }
      file="/api/admin/messages.csv"
      fileQuery={asked}
      done={done}
    >
      {(items) => (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((message) => (
            <OpenRow
              key={message.id}
              name={message.name}
              beneath={beginningOf(message.message)}
              beside={
                <>
                  <time dateTime={new Date(message.timestamp).toISOString()} className="text-sm text-muted">
                    {momentText(message.timestamp)}
                  </time>
                  <Badge tone={message.state === 'new' ? 'marigold' : 'neutral'}>{texts.states[message.state]}</Badge>
                </>
              }
              isOpen={wanted.open === message.id}
              onToggle={() => change({ open: wanted.open === message.id ? undefined : message.id })}
            >
              <MessageActs message={message} onDone={say} />
            </OpenRow>
          ))}
        </ul>
      )}
    </ConsoleList>
  );
}

/** Enough of a message to tell it from others. */
function beginningOf(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ');
  return line.length > shownLength ? `${line.slice(0, shownLength)} …` : line;
}
