import { useState } from 'react';
import { fieldFaults, formFailureText } from '../../../../platform/web/field-faults.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { LimitedTextField } from '../../../../ui/limited-field.tsx';
import type { ConsoleSection } from '../../sections-contract.ts';
import { listMessages } from '../messages.ts';
import { useSaveFilter } from './filter-data.ts';
import { filterMessages as texts } from './messages.ts';

interface SaveFilterDialogProps {
  readonly section: ConsoleSection;
  /** Query string of the list's URL. */
  readonly search: string;
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
}

/** Dialog that asks for a filter's name and saves it. */
export function SaveFilterDialog({ section, search, onClose, onSaved }: SaveFilterDialogProps) {
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error } = useSaveFilter();
  const name = typed.trim();
  const faults = fieldFaults(error, { name: texts.name });

  function save() {
    if (name !== '' && !isPending) mutate({ section, name, search }, { onSuccess: () => onSaved(name) });
  }

  return (
    <Dialog
      open
      title={texts.saveTitle}
      onClose={onClose}
      closeLabel={listMessages.cancel}
      action={
        <Button variant="secondary" busy={isPending} disabled={name === ''} onClick={save}>
          {texts.save}
        </Button>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <p>{texts.saveText}</p>
        <LimitedTextField
          label={texts.name}
          hint={texts.nameHint}
          value={typed}
          error={faults.name}
          maxLength={60}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ErrorLine>{error && formFailureText(error, faults, listMessages.failedAct)}</ErrorLine>
      </form>
    </Dialog>
  );
}
