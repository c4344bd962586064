import { useState } from 'react';
import { failureText } from '../../../platform/web/failure-text.ts';
import { useEditBase } from '../../../platform/web/use-edit-base.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { LimitedTextArea } from '../../../ui/limited-field.tsx';
import { StatusLine } from '../../../ui/status-line.tsx';
import { RowGuard, listMessages } from '../../admin/web/public.ts';
import { type MessageThread, useAnswerMessage } from './data.ts';
import { inboxMessages as texts } from './messages.ts';

interface AnswerMessageProps {
  readonly thread: MessageThread;
  readonly onDone: (text: string) => void;
  /** Called after a conflict: the thread has to be reloaded. */
  readonly onStale: () => void;
}

/** Field for an answer by mail. Input stays until it is sent, even if others add to the thread. */
export function AnswerMessage({ thread: { id, email, version, takesReplies }, onDone, onStale }: AnswerMessageProps) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const [seen, catchUp] = useEditBase(version, typed !== '');
  const answer = useAnswerMessage(id, finish, fail);

  function finish() {
    setText('');
    catchUp();
    onDone(texts.sent(email));
  }

  function fail(error: Error) {
    catchUp(error);
    onStale();
  }

  function send() {
    if (typed !== '') answer.mutate({ text: typed, version: seen });
  }

  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <RowGuard active={typed !== ''} />
      <div className="w-full max-w-2xl">
        <LimitedTextArea
          label={texts.answer}
          hint={`${texts.answerHint(email)} ${takesReplies ? texts.repliesArrive : texts.repliesDoNot}`}
          rows={6}
          value={text}
          maxLength={10_000}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button busy={answer.isPending} onClick={send}>
        {texts.send}
      </Button>
      <StatusLine>{typed !== '' && seen !== version && !answer.isPending && texts.changed}</StatusLine>
      <ErrorLine>{answer.error && failureText(answer.error, listMessages.failedAct)}</ErrorLine>
    </div>
  );
}
