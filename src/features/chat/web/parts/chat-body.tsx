import { type FormEvent, useEffect, useRef } from 'react';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { controlStyle } from '../../../../ui/field.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { cx } from '../../../../ui/cx.ts';
import { send, useConversation, write } from '../conversation.ts';
import { chatMessages } from '../messages.ts';
import { ChatLine } from './chat-line.tsx';

/** Longer ones are no question to a program. */
const messageMaxLength = 500;

/** The conversation and the field for the next message, which has the focus when the panel opens. */
export function Part() {
  const { messages, awaited, draft } = useConversation();
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => void field.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [messages, awaited]);

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    <div className="grid grid-rows-[minmax(0,1fr)_auto]">
      {/* It scrolls, so the keyboard must get there. */}
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label={chatMessages.conversation}
        tabIndex={0}
        className="overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-4"
      >
        <p className="text-sm text-muted">{chatMessages.lead}</p>
        <ol className="mt-4 grid gap-3">
          {messages.map((message) => (
            <ChatLine key={message.id} message={message} />
          ))}
        </ol>
        {awaited > 0 && <Writing />}
      </div>
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

/** Three dots where the reply will stand; the reply itself is announced, they are not. */
function Writing() {
  return (
    <div aria-hidden="true" className="mt-3 flex h-10 w-fit animate-pulse items-center gap-1.5 rounded-lg bg-sunken px-4">
      {[1, 2, 3].map((dot) => (
        <span key={dot} className="size-1.5 rounded-full bg-muted" />
      ))}
    </div>
  );
}
