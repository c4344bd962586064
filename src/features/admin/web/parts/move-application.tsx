import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { statusesToMoveTo } from '../../../applications/status-contract.ts';
import { type ApplicationInFull, useMoveApplication } from '../data.ts';
import { applicationMessages as texts, listMessages } from '../messages.ts';
import type { Say } from '../use-done.ts';
import { ChoiceField } from './choice-field.tsx';
import { useSayMoved } from './use-say-moved.ts';

interface MoveApplicationProps {
  readonly application: ApplicationInFull;
  readonly onDone: Say;
}

/** Moves an application to another status, with words for the applicant. */
export function MoveApplication({ application, onDone }: MoveApplicationProps) {
  const { id, status } = application;
  const others = statusesToMoveTo.filter((each) => each !== status);
  const [to, setTo] = useState(others[0]);
  const [message, setMessage] = useState('');
  const move = useMoveApplication(id, useSayMoved(application, onDone));
  if (status === 'withdrawn' || to === undefined) return <p className="text-muted">{texts.withdrawn}</p>;

  const options = Object.fromEntries(others.map((each) => [each, texts.statuses[each]])) as Record<typeof to, string>;
  const said = message.trim();

  function submit() {
    if (to === undefined) return;
    move.mutate({ from: status, to, ...(said !== '' && { message: said }) });
  }

  return (
    <div className="grid justify-items-start gap-3">
      <LeaveGuard active={said !== ''} />
      <ChoiceField label={texts.moveTo} value={to} options={options} onChange={(next) => next && setTo(next)} />
      <div className="w-full max-w-2xl">
        <TextArea
          label={texts.message}
          hint={texts.messageHint}
          value={message}
          maxLength={4000}
          onChange={({ target }) => setMessage(target.value)}
        />
      </div>
      <Button busy={move.isPending} onClick={submit}>
        {texts.move}
      </Button>
      <ErrorLine>{move.error && failureText(move.error, listMessages.failedAct)}</ErrorLine>
    </div>
  );
}
