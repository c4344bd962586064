import { ApiError } from '../../../platform/web/rpc.ts';
import { Failed } from '../../../ui/failed.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Notes, dateTimeText, listMessages } from '../../admin/web/public.ts';
import { AnswerMessage } from './answer-message.tsx';
import { AssignMessage } from './assign-message.tsx';
import { type MessageThread as Thread, useMessageThread, useNoteOnMessage } from './data.ts';
import { MessageActs } from './message-acts.tsx';
import { inboxMessages as texts } from './messages.ts';

interface MessageThreadProps {
  readonly id: string;
  readonly onDone: (text: string) => void;
}

/** Details of a message with its thread and the available actions. */
export function MessageThread({ id, onDone }: MessageThreadProps) {
  const { data, isPending, error, isFetching, refetch } = useMessageThread(id);
  const note = useNoteOnMessage(id, () => onDone(texts.noted));
  if (isPending) return <SkeletonLines lines={4} />;
  const again = { retry: listMessages.retry, busy: isFetching, onRetry: () => void refetch() };
  // Input survives a failed reload, but not the deletion of the message.
  const isGone = error instanceof ApiError && error.status === 404;
  if (!data || isGone) return <Failed text={texts.oneFailed} {...again} />;
  return (
    <>
      {error && <Failed text={texts.newestFailed} {...again} />}
      <p className="text-sm wrap-anywhere text-muted">{data.email}</p>
      <Words text={data.message} />
      {data.entries.length > 0 && <Entries entries={data.entries} />}
      <AnswerMessage thread={data} onDone={onDone} onStale={() => void refetch()} />
      <AssignMessage thread={data} onDone={onDone} />
      <Notes notes={data.notes} texts={texts} onAdd={note.mutate} busy={note.isPending} error={note.error} />
      <MessageActs message={data} onDone={onDone} />
    </>
  );
}

function Entries({ entries }: Pick<Thread, 'entries'>) {
  return (
    <ol aria-label={texts.thread} className="grid gap-5 border-t border-line pt-5">
      {entries.map(({ id, kind, text, quotedText, by, from, at }) => (
        <li key={id}>
          <p className="text-sm wrap-anywhere text-muted">
            <span className="font-semibold">{texts.written[kind]}</span>
            <span>{by !== null && ` ${texts.by(by)}`}</span>
            <span>{from !== null && ` ${texts.from(from)}`}</span>
            <span>{' · '}</span>
            <time dateTime={new Date(at).toISOString()}>{dateTimeText(at)}</time>
          </p>
          <Words text={text} />
          {quotedText !== null && (
            <details className="text-muted">
              <summary className="min-h-11 w-fit cursor-pointer content-center text-sm font-semibold">
                {texts.quoted}
              </summary>
              <Words text={quotedText} />
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

function Words({ text }: { readonly text: string }) {
  return (
    <p dir="auto" className="max-w-2xl whitespace-pre-wrap wrap-anywhere">
      {text}
    </p>
  );
}
