import { type FormEvent, useEffect, useRef } from 'react';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { cx } from '../../../../ui/cx.ts';
import { controlStyle } from '../../../../ui/field.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { send, useConversation, write } from '../conversation.ts';
import { chatMessages } from '../messages.ts';
import { ChatLog } from './chat-log.tsx';

/** Longer ones are no question to a program. */
const messageMaxLength = 500;

function submit(event: FormEvent) {
  event.preventDefault();
  send();
}

/** The conversation and the field for the next message, which has the focus when the panel opens. */
export function ChatBody() {
  const { messages, draft } = useConversation();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="grid grid-rows-[minmax(0,1fr)_auto]">
      <ChatLog messages={messages} />
      <form onSubmit={submit} className="flex gap-2 border-t border-line p-3">
        <input
          ref={field}
          aria-label={chatMessages.message}
          placeholder={chatMessages.message}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={messageMaxLength}
          value={draft}
          onChange={(event) => write(event.target.value)}
          className={cx(controlStyle, 'min-h-11 min-w-0 py-2')}
        />
        <button type="submit" aria-label={chatMessages.send} className={buttonStyle({ className: 'px-3!' })}>
          <PartIcon name="send" className="size-5" />
        </button>
      </form>
    </div>
  );
}
