import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { cx } from '../../../../ui/cx.ts';
import { controlStyle } from '../../../../ui/field.tsx';
import { lengthState } from '../../../../ui/length-limit.ts';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { type Conversation, send, useConversation, write } from '../conversation.ts';
import { chatMessages } from '../messages.ts';
import { ChatLog } from './chat-log.tsx';

const Handover = lazyPart(() => import('./handover-form.tsx'), chatMessages.handoverPart);

/** Longest message. */
const messageMaxLength = 500;

/** Content of the panel: the conversation, or the handover form. */
export function ChatBody() {
  const { messages, draft } = useConversation();
  const [isHandedOver, setHandedOver] = useState(false);
  if (isHandedOver && messages.length > 0) return <Handover messages={messages} onBack={() => setHandedOver(false)} />;
  return <Talk messages={messages} draft={draft} onAskPerson={() => setHandedOver(true)} />;
}

interface TalkProps extends Conversation {
  readonly onAskPerson: () => void;
}

/** The conversation and the message field, which gets the focus when the panel opens. */
function Talk({ messages, draft, onAskPerson }: TalkProps) {
  const field = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const { fault } = lengthState(draft, messageMaxLength);

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (fault === undefined) send();
  }

  return (
    <div className="grid grid-rows-[minmax(0,1fr)_auto]">
      <ChatLog messages={messages} />
      <form onSubmit={submit} className="flex flex-wrap gap-2 border-t border-line p-3">
        {messages.length > 0 && (
          <button
            type="button"
            onClick={onAskPerson}
            className="min-h-11 w-full text-left text-sm font-semibold text-primary hover:underline"
          >
            {chatMessages.askPerson}
          </button>
        )}
        <input
          ref={field}
          aria-label={chatMessages.message}
          placeholder={chatMessages.message}
          autoComplete="off"
          enterKeyHint="send"
          aria-invalid={fault !== undefined}
          aria-describedby={fault && faultId}
          value={draft}
          onChange={(event) => write(event.target.value)}
          className={cx(controlStyle, 'min-h-11 min-w-0 flex-1 py-2')}
        />
        <button type="submit" aria-label={chatMessages.send} className={buttonStyle({ className: 'px-3!' })}>
          <PartIcon name="send" className="size-5" />
        </button>
        <p id={faultId} aria-live="polite" className="w-full text-sm font-medium text-danger empty:hidden">
          {fault}
        </p>
      </form>
    </div>
  );
}
