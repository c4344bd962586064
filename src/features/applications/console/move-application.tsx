import { useState } from 'react';
import { failureText } from '../../../platform/web/failure-text.ts';
import { useEditBase } from '../../../platform/web/use-edit-base.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { LimitedTextArea } from '../../../ui/limited-field.tsx';
import { type Say, ChoiceField, RowGuard, listMessages } from '../../admin/web/public.ts';
import { statusesToMoveTo } from '../status-contract.ts';
import { type ApplicationInFull, useMoveApplication } from './data.ts';
import { applicationMessages as texts } from './messages.ts';
import { useSayMoved } from './use-say-moved.ts';

interface MoveApplicationProps {
  readonly application: ApplicationInFull;
  readonly onDone: Say;
  /** Called after a conflict: the application has to be reloaded. */
  readonly onStale: () => void;
}

/** Form that moves an application to another status, with a message to the applicant. */
export function MoveApplication({ application, onDone, onStale }: MoveApplicationProps) {
  const { id } = application;
  const [chosen, setChosen] = useState<(typeof statusesToMoveTo)[number]>();
  const [message, setMessage] = useState('');
  const said = message.trim();
  const [status, catchUp] = useEditBase(application.status, said !== '' || chosen !== undefined);
  const others = statusesToMoveTo.filter((each) => each !== status);
  // After a conflict, what was chosen may be done. The next choice is the administrator's.
  const to = chosen === status ? undefined : (chosen ?? others[0]);
  const sayMoved = useSayMoved(application, onDone);
  const move = useMoveApplication(id, (...moved) => {
    setChosen(undefined);
    setMessage('');
    catchUp();
    sayMoved(...moved);
  });
  if (status === 'withdrawn') return <p className="text-muted">{texts.withdrawn}</p>;

  const options = Object.fromEntries(others.map((each) => [each, texts.statuses[each]])) as Record<
    (typeof others)[number],
    string
  >;

  function fail(error: Error) {
    // The message was written for this status, even if it was not chosen by hand.
    setChosen(to);
    catchUp(error);
    onStale();
  }

  function submit() {
    if (to === undefined) return;
    move.mutate({ from: status, to, ...(said !== '' && { message: said }) }, { onError: fail });
  }

  return (
    <div className="grid justify-items-start gap-3">
      <RowGuard active={said !== ''} />
      <ChoiceField
        label={texts.moveTo}
        value={to}
        options={options}
        {...(to === undefined && { any: texts.chooseStatus })}
        onChange={(next) => next && setChosen(next)}
      />
      <div className="w-full max-w-2xl">
        <LimitedTextArea
          label={texts.message}
          hint={texts.messageHint}
          value={message}
          maxLength={4000}
          onChange={({ target }) => setMessage(target.value)}
        />
      </div>
      <Button busy={move.isPending} disabled={to === undefined} onClick={submit}>
        {texts.move}
      </Button>
      <ErrorLine>{move.error && failureText(move.error, listMessages.failedAct)}</ErrorLine>
    </div>
  );
}
