import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { LimitedTextArea } from '../../../../ui/limited-field.tsx';
import { dateTimeText } from '../format.ts';
import { listMessages } from '../messages.ts';
import { sentences } from '../../../../ui/sentences.ts';
import { RowGuard } from './open-row.tsx';

interface Note {
  readonly id: string;
  readonly text: string;
  readonly by: string | null;
  readonly at: number;
}

interface NotesProps {
  readonly notes: readonly Note[];
  readonly texts: {
    readonly notes: string;
    readonly notesHint: string;
    readonly note: string;
    readonly addNote: string;
    readonly by: (name: string) => string;
  };
  /** Saves a note, and calls `onSuccess` after that. */
  readonly onAdd: (text: string, done: { onSuccess: () => void }) => void;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onAdded?: () => void;
}

/** Internal notes, with a field to add one. */
export function Notes({ notes, texts, onAdd, busy, error, onAdded }: NotesProps) {
  const [text, setText] = useState('');
  const typed = text.trim();

  function keep() {
    if (typed === '') return;
    onAdd(typed, {
      onSuccess: () => {
        setText('');
        onAdded?.();
      },
    });
  }

  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <RowGuard active={typed !== ''} />
      <div>
        <p className="text-sm font-semibold">{texts.notes}</p>
        <p className="text-sm text-muted">{texts.notesHint}</p>
      </div>
      {notes.map((note) => (
        <div key={note.id} className="max-w-2xl">
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {note.text}
          </p>
          <p className="text-xs wrap-anywhere text-muted">
            {sentences(dateTimeText(note.at), note.by !== null && texts.by(note.by))}
          </p>
        </div>
      ))}
      <div className="w-full max-w-2xl">
        <LimitedTextArea
          label={texts.note}
          value={text}
          maxLength={4000}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button variant="secondary" busy={busy} onClick={keep}>
        {texts.addNote}
      </Button>
      <ErrorLine>{error && failureText(error, listMessages.failedAct)}</ErrorLine>
    </div>
  );
}
