import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { type MessageThread, useAnswerMessage } from '../inbox-data.ts';
import { inboxMessages as texts } from '../inbox-messages.ts';
import { listMessages } from '../messages.ts';

interface AnswerMessageProps {
  readonly thread: MessageThread;
  readonly onDone: (text: string) => void;
  /** Somebody else was quicker: the thread is to be read anew. */
  readonly onStale: () => void;
}

/** The field for an answer by mail. What is typed stays until it was sent, whatever others write meanwhile. */
export function AnswerMessage({ thread: { id, email, version, takesReplies }, onDone, onStale }: AnswerMessageProps) {
  const [text, setText] = useState('');
  /** What the thread was when the first letter was typed. */
  const [seen, setSeen] = useState(version);
  const answer = useAnswerMessage(id, finish, onStale);
  const typed = text.trim();

  function write(next: string) {
    if (typed === '') setSeen(version);
    setText(next);
  }

  function finish() {
    setText('');
    onDone(texts.sent(email));
  }

  function send() {
    if (typed !== '') answer.mutate({ text: typed, version });
  }

  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <LeaveGuard active={typed !== ''} />
      <div className="w-full max-w-2xl">
        <TextArea
          label={texts.answer}
          hint={`${texts.answerHint(email)} ${takesReplies ? texts.repliesArrive : texts.repliesDoNot}`}
          rows={6}
          value={text}
          maxLength={10_000}
          onChange={({ target }) => write(target.value)}
        />
      </div>
      <StatusLine>{typed !== '' && seen !== version && !answer.isPending && texts.changed}</StatusLine>
      <Button busy={answer.isPending} onClick={send}>
        {texts.send}
      </Button>
      <ErrorLine>{answer.error && failureText(answer.error, listMessages.failedAct)}</ErrorLine>
    </div>
  );
}
