import { failureText } from '../../../platform/web/failure-text.ts';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { ChoiceField, listMessages } from '../../admin/web/public.ts';
import { type MessageThread, useAdministrators, useAssignMessage } from './data.ts';
import { inboxMessages as texts } from './messages.ts';

interface AssignMessageProps {
  readonly thread: MessageThread;
  readonly onDone: (text: string) => void;
}

/** Select of a message's assignee. */
export function AssignMessage({ thread: { id, assignee }, onDone }: AssignMessageProps) {
  const administrators = useAdministrators();
  const assign = useAssignMessage(id, (to) => onDone(to ? texts.assigned(to.name) : texts.unassigned));
  // The current assignee may no longer be an administrator.
  const known = assignee ? [assignee, ...administrators] : administrators;
  const options: Record<string, string> = Object.fromEntries(known.map(({ uid, name }) => [uid, name]));

  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <ChoiceField
        label={texts.assignee}
        value={assign.isPending ? (assign.variables ?? undefined) : assignee?.uid}
        options={options}
        any={texts.nobody}
        onChange={(uid) => assign.mutate(uid ?? null)}
      />
      <ErrorLine>{assign.error && failureText(assign.error, listMessages.failedAct)}</ErrorLine>
    </div>
  );
}
