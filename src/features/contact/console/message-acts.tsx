import { failureText } from '../../../platform/web/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { ConfirmButton, listMessages, useListTools } from '../../admin/web/public.ts';
import { type MessageLine, useDeleteMessage, useSetMessageState } from './data.ts';
import { inboxMessages as texts } from './messages.ts';

const states = ['answered', 'closed', 'new', 'spam'] as const;

interface MessageActsProps {
  readonly message: Pick<MessageLine, 'id' | 'state'>;
  readonly onDone: (text: string) => void;
}

/** Buttons that change a message's state or delete it. */
export function MessageActs({ message: { id, state }, onDone }: MessageActsProps) {
  const setState = useSetMessageState(id, (to) => onDone(texts.marked[to]));
  const { letGo } = useListTools();
  const remove = useDeleteMessage(id, () => {
    letGo?.(id);
    onDone(texts.removed);
  });
  const error = setState.error ?? remove.error;
  const others = state === 'spam' ? (['new'] as const) : states.filter((each) => each !== state);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {others.map((each) => (
          <Button
            key={each}
            variant="secondary"
            busy={setState.isPending && setState.variables === each}
            onClick={() => setState.mutate(each)}
          >
            {state === 'spam' ? texts.noSpam : texts.marks[each]}
          </Button>
        ))}
        <ConfirmButton
          label={texts.remove}
          title={texts.removeTitle}
          text={texts.removeText}
          isDanger
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
        />
      </div>
      <ErrorLine>{error && failureText(error, listMessages.failedAct)}</ErrorLine>
    </>
  );
}
