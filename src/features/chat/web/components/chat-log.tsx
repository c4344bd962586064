import { memo, useEffect, useRef } from 'react';
import { type Conversation, awaitedIn } from '../conversation.ts';
import { chatMessages } from '../messages.ts';
import { ChatLine } from './chat-line.tsx';

/** All messages, scrolled to the last one. `memo`, so that typing does not scroll back a user who has scrolled up. */
export const ChatLog = memo(function ChatLog({ messages }: Pick<Conversation, 'messages'>) {
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  });

  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={chatMessages.conversation}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
      tabIndex={0}
      className="overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-4"
    >
      <p className="text-sm text-muted">{chatMessages.lead}</p>
      <ol className="mt-4 grid grid-cols-1 gap-3">
        {messages.map((message) => (
          <ChatLine key={message.id} message={message} />
        ))}
      </ol>
      {awaitedIn({ messages }) > 0 && <Writing />}
    </div>
  );
});

/** Typing indicator; hidden from screen readers, which announce only the reply. */
function Writing() {
  return (
    <div
      aria-hidden="true"
      className="mt-3 flex h-10 w-fit animate-pulse items-center gap-1.5 rounded-lg bg-hover px-4"
    >
      {[1, 2, 3].map((dot) => (
        <span key={dot} className="size-1.5 rounded-full bg-muted" />
      ))}
    </div>
  );
}
