import { failureText } from '../../../platform/web/failure-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { ConfirmButton, ConsoleList, RowChoice, dayText, listMessages, useListFields } from '../../admin/web/public.ts';
import { subscriberList } from '../subscriber-list-contract.ts';
import { subscriberActs } from './bulk-actions.ts';
import { type SubscriberLine, useDeleteSubscriber, useSubscribers } from './data.ts';
import { subscriberMessages as texts } from './messages.ts';

/** Section /admin/subscribers: subscribers of the newsletter. */
export function SubscriberList() {
  const { listQuery, fields } = useListFields(subscriberList, {
    section: 'subscribers',
    choices: [{ name: 'state', label: texts.state, options: texts.states, any: texts.anyState }],
    orders: listMessages.orders,
    file: '/api/admin/subscribers.csv',
  });
  return (
    <ConsoleList
      {...fields}
      texts={texts}
      query={useSubscribers(listQuery)}
      idOf={({ id }) => id}
      nameOf={({ email }) => email}
      acts={subscriberActs}
    >
      {(subscriber, say) => <Subscriber key={subscriber.id} subscriber={subscriber} onDone={say} />}
    </ConsoleList>
  );
}

interface SubscriberProps {
  readonly subscriber: SubscriberLine;
  readonly onDone: (text: string) => void;
}

function Subscriber({ subscriber: { id, email, ...subscriber }, onDone }: SubscriberProps) {
  const remove = useDeleteSubscriber(id, () => onDone(texts.removed(email)));
  return (
    <li data-shortcut="row" className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3">
      <div className="flex min-w-0">
        <RowChoice id={id} name={email} />
        <div className="grid min-w-0">
          <bdi className="font-semibold wrap-anywhere">{email}</bdi>
          <span className="text-sm text-muted">{historyOf(subscriber)}</span>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={subscriber.state === 'confirmed' ? 'primary' : 'neutral'}>{texts.states[subscriber.state]}</Badge>
        <ConfirmButton
          label={texts.remove}
          name={texts.removeOf(email)}
          title={texts.removeTitle(email)}
          text={texts.removeText}
          isDanger
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
        />
      </div>
      <ErrorLine>{remove.error && failureText(remove.error, listMessages.failedAct)}</ErrorLine>
    </li>
  );
}

function historyOf({ timestamp, confirmedAt, endedAt }: Omit<SubscriberLine, 'id' | 'email'>): string {
  return [
    texts.since(dayText(timestamp)),
    ...(confirmedAt === null ? [] : [texts.confirmedOn(dayText(confirmedAt))]),
    ...(endedAt === null ? [] : [texts.endedOn(dayText(endedAt))]),
  ].join(' · ');
}
