import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { type MessageLine, useDeleteMessage, useSetMessageState } from '../data.ts';
import { inboxMessages as texts, listMessages } from '../messages.ts';
import { AskedButton } from './asked-button.tsx';

const states = ['answered', 'closed', 'new'] as const;

interface MessageActsProps {
  readonly message: MessageLine;
  readonly onDone: (text: string) => void;
}

/** A message of the contact form, whole, with what can be done about it. */
export function MessageActs({ message: { id, email, message, state }, onDone }: MessageActsProps) {
  const setState = useSetMessageState(id);
  const remove = useDeleteMessage(id);
  const error = setState.error ?? remove.error;
  return (
    <>
      <p className="text-sm wrap-anywhere text-muted">{email}</p>
      <p dir="auto" className="max-w-2xl whitespace-pre-wrap wrap-anywhere">
        {message}
      </p>
      <div className="grid gap-1.5">
        <a href={`mailto:${encodeURIComponent(email)}`} className={buttonStyle({ className: 'justify-self-start' })}>
          {texts.answer}
        </a>
        <p className="text-sm text-muted">{texts.answerHint}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {states
          .filter((each) => each !== state)
          .map((each) => (
            <Button
              key={each}
              variant="secondary"
              busy={setState.isPending && setState.variables === each}
              onClick={() => setState.mutate(each, { onSuccess: () => onDone(texts.marked[each]) })}
            >
              {texts.marks[each]}
            </Button>
          ))}
        <AskedButton
          label={texts.remove}
          title={texts.removeTitle}
          text={texts.removeText}
          isDanger
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSuccess: () => onDone(texts.removed) })}
        />
      </div>
      <ErrorLine>{error && failureText(error, listMessages.failedAct)}</ErrorLine>
    </>
  );
}
