import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { LimitedTextArea } from '../../../../ui/limited-field.tsx';
import { listMessages } from '../messages.ts';
import { ChoiceField } from '../components/choice-field.tsx';
import type { Given, BulkConfirmation } from './bulk-action.ts';
import { bulkMessages } from './messages.ts';

interface ActDialogProps {
  readonly act: { readonly label: string; readonly isDanger?: boolean };
  readonly question: BulkConfirmation;
  readonly count: number;
  /** Number of chosen rows to which the action does not apply. */
  readonly leftOut: number;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onClose: () => void;
  readonly onConfirm: (given: Given) => void;
}

/** Dialog that confirms a bulk action and asks for its parameters. */
export function ActDialog({ act, question, count, leftOut, busy, error, onClose, onConfirm }: ActDialogProps) {
  const { choice: choices, words: wording } = question;
  const [choice, setChoice] = useState(Object.keys(choices?.options ?? {})[0] ?? '');
  const [words, setWords] = useState('');
  const isMissing = wording?.required === true && words.trim() === '';
  return (
    <Dialog
      open
      title={question.title(count)}
      onClose={onClose}
      closeLabel={listMessages.cancel}
      action={
        <Button
          variant={act.isDanger ? 'danger' : 'secondary'}
          disabled={isMissing}
          busy={busy}
          onClick={() => onConfirm({ choice, words: words.trim() })}
        >
          {act.label}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{question.text}</p>
        {leftOut > 0 && <p>{(question.leftOut ?? bulkMessages.leftOut)(leftOut)}</p>}
        {choices && (
          <ChoiceField
            label={choices.label}
            value={choice}
            options={choices.options}
            onChange={(next) => next !== undefined && setChoice(next)}
          />
        )}
        {wording && (
          <LimitedTextArea
            label={wording.label}
            hint={wording.hint}
            required={wording.required}
            value={words}
            maxLength={wording.maxLength}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        <ErrorLine>{error && failureText(error, listMessages.failedAct)}</ErrorLine>
      </div>
    </Dialog>
  );
}
