import { Notes } from '../../admin/web/public.ts';
import { type ApplicationInFull, useAddNote } from './data.ts';
import { applicationMessages as texts } from './messages.ts';

interface ApplicationNotesProps {
  readonly application: ApplicationInFull;
  readonly onDone: (text: string) => void;
}

/** Internal notes of the reviewers on an application. */
export function ApplicationNotes({ application: { id, notes }, onDone }: ApplicationNotesProps) {
  const { mutate, isPending, error } = useAddNote(id);
  return (
    <Notes
      notes={notes}
      texts={texts}
      onAdd={mutate}
      busy={isPending}
      error={error}
      onAdded={() => onDone(texts.noted)}
    />
  );
}
