import { useState } from 'react';
import { failureText } from '../../../platform/web/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { LimitedTextArea } from '../../../ui/limited-field.tsx';
import { type Say, listMessages } from '../../admin/web/public.ts';
import type { statusesToMoveTo } from '../status-contract.ts';
import { type ReceivedApplication, useMoveApplication } from './data.ts';
import { applicationMessages as texts } from './messages.ts';
import { useSayMoved } from './use-say-moved.ts';

/** Application and its target status. */
export interface MovedTo {
  readonly application: ReceivedApplication;
  readonly to: (typeof statusesToMoveTo)[number];
}

interface MoveDialogProps {
  readonly moved: MovedTo;
  readonly onClose: () => void;
  readonly onDone: Say;
}

/** Dialog before a move on the board, with a message to the applicant, who is notified. */
export function MoveDialog({ moved: { application, to }, onClose, onDone }: MoveDialogProps) {
  const { id, name, status } = application;
  const [message, setMessage] = useState('');
  const label = texts.statuses[to];
  const move = useMoveApplication(id, useSayMoved(application, onDone));
  const said = message.trim();
  return (
    <Dialog
      open
      title={texts.moveQuestion(name, label)}
      onClose={onClose}
      closeLabel={listMessages.cancel}
      action={
        <Button
          variant="secondary"
          busy={move.isPending}
          onClick={() => move.mutate({ from: status, to, ...(said !== '' && { message: said }) })}
        >
          {texts.move}
        </Button>
      }
    >
      <LimitedTextArea
        label={texts.message}
        hint={texts.messageHint}
        value={message}
        maxLength={4000}
        onChange={({ target }) => setMessage(target.value)}
      />
      <ErrorLine>{move.error && failureText(move.error, listMessages.failedAct)}</ErrorLine>
    </Dialog>
  );
}
