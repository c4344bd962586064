import { cx } from '../../../../ui/cx.ts';
import type { ChatMessage } from '../conversation.ts';
import { chatMessages } from '../messages.ts';
import { ChatOffer } from './chat-offer.tsx';

/** One message: the visitor's on the right, the bot's on the left with its links below. */
export function ChatLine({ message }: { readonly message: ChatMessage }) {
  const isUser = message.sender === 'user';
  return (
    <li className={cx('grid grid-cols-1 gap-2', isUser ? 'justify-items-end pl-8' : 'justify-items-start pr-4')}>
      <p
        dir="auto"
        className={cx(
          'max-w-full rounded-lg px-3.5 py-2 text-sm whitespace-pre-line',
          isUser ? 'rounded-br-sm bg-primary text-on-primary' : 'rounded-bl-sm bg-hover',
        )}
      >
        <span className="sr-only">{`${isUser ? chatMessages.you : chatMessages.bot}: `}</span>
        <span>{message.text}</span>
      </p>
      {message.sender === 'bot' && message.offer && <ChatOffer offer={message.offer} />}
    </li>
  );
}
