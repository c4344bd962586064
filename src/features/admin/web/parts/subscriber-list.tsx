import { failureText } from '../../../../platform/web/failure-text.ts';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { oneOf } from '../../wanted-list.ts';
import { type SubscriberLine, useDeleteSubscriber, useSubscribers } from '../data.ts';
import { listMessages, subscriberMessages as texts } from '../messages.ts';
import { dayText } from '../moments.ts';
import { useDone } from '../use-done.ts';
import { useWanted } from '../use-wanted.ts';
import { AskedButton } from './asked-button.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ConsoleList } from './console-list.tsx';

/** /admin/subscribers: the addresses that were left for the newsletter. */
export function SubscriberList() {
  const { wanted, change } = useWanted('subscribers');
  const [done, say] = useDone();
  const asked = { search: wanted.q, order: oneOf(wanted.order, ['oldest', 'email']) };
  const subscribers = useSubscribers(asked);
  return (
    <ConsoleList
      texts={texts}
      query={subscribers}
      search={wanted.q ?? ''}
      onSearch={(q) => change({ q })}
      choices={
        <ChoiceField
          label={listMessages.sort}
          value={asked.order ?? 'newest'}
          options={listMessages.orders}
          onChange={(order) => change({ order: order === 'newest' ? undefined : order })}
        />
      }
      file="/api/admin/subscribers.csv"
      fileQuery={asked}
      done={done}
    >
      {(items) => (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((subscriber) => (
            <Subscriber key={subscriber.id} subscriber={subscriber} onDone={say} />
          ))}
        </ul>
      )}
    </ConsoleList>
  );
}

interface SubscriberProps {
  readonly subscriber: SubscriberLine;
  readonly onDone: (text: string) => void;
}

function Subscriber({ subscriber: { id, email, timestamp }, onDone }: SubscriberProps) {
  const remove = useDeleteSubscriber(id);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3">
      <div className="grid min-w-0">
        <bdi className="font-semibold wrap-anywhere">{email}</bdi>
        <time dateTime={new Date(timestamp).toISOString()} className="text-sm text-muted">
          {texts.since(dayText(timestamp))}
        </time>
      </div>
      <AskedButton
        label={texts.remove}
        name={texts.removeOf(email)}
        title={texts.removeTitle(email)}
        text={texts.removeText}
        isDanger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => onDone(texts.removed(email)) })}
      />
      <ErrorLine>{remove.error && failureText(remove.error, listMessages.failedAct)}</ErrorLine>
    </li>
  );
}
