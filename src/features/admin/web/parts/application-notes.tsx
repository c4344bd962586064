import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { type ApplicationInFull, useAddNote } from '../data.ts';
import { applicationMessages as texts, listMessages } from '../messages.ts';
import { momentText } from '../moments.ts';

interface ApplicationNotesProps {
  readonly application: ApplicationInFull;
  readonly onDone: (text: string) => void;
}

/** What those who decide have noted on an application, for themselves. */
export function ApplicationNotes({ application: { id, notes }, onDone }: ApplicationNotesProps) {
  const [text, setText] = useState('');
  const add = useAddNote(id);
  const typed = text.trim();

  function keep() {
    if (typed === '') return;
    add.mutate(typed, {
      onSuccess: () => {
        setText('');
        onDone(texts.noted);
      },
    });
  }

  return (
    <div className="grid justify-items-start gap-3">
      <LeaveGuard active={typed !== ''} />
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
            {momentText(note.at)}
            {note.by !== null && ` ${texts.by(note.by)}`}
          </p>
        </div>
      ))}
      <div className="w-full max-w-2xl">
        <TextArea label={texts.note} value={text} maxLength={4000} onChange={({ target }) => setText(target.value)} />
      </div>
      <Button variant="secondary" busy={add.isPending} onClick={keep}>
        {texts.addNote}
      </Button>
      <ErrorLine>{add.error && failureText(add.error, listMessages.failedAct)}</ErrorLine>
    </div>
  );
}
