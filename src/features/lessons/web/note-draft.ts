import { useEffect } from 'react';
import { noteAllSent } from '../../../platform/web/outbox/all-sent.ts';
import { holdRow } from '../../../platform/web/outbox/held-rows.ts';
import { shortHash, withSent } from '../../../platform/web/unacknowledged.ts';
import { useKeptDraft } from '../../../platform/web/use-kept-draft.ts';
import { notesName } from './outbox-name.ts';

/** What was typed and the server does not have yet; `version` is that of the note which it was typed over. */
export interface NoteDraft {
  readonly text: string;
  readonly version: number;
  /** What was sent before, or is being sent, as hashes: the server may have it. Missing in what was kept by an older page. */
  readonly unacknowledged?: readonly string[];
}

export interface NotePlace {
  readonly courseId: string;
  readonly lessonId: string;
}

/** Of the row that keeps it. The id of a lesson has no dot. */
export function draftKeyOf(uid: string, { courseId, lessonId }: NotePlace): string {
  return `${notesName}.${uid}.${courseId}.${lessonId}`;
}

/** As it is kept before it is sent: whatever comes of that, and of the page, the server may have it from then on. */
export function asSent({ text, version, unacknowledged = [] }: NoteDraft): NoteDraft {
  return { text, version, unacknowledged: withSent(unacknowledged, shortHash(text)) };
}

/** The draft of one note, which the page that has it sends. */
export function useNoteDraft(uid: string, place: NotePlace) {
  const key = draftKeyOf(uid, place);
  const { setDraft, ...kept } = useKeptDraft<NoteDraft>(key);
  useEffect(() => holdRow(key), [key]);
  return {
    ...kept,
    setDraft: (next: NoteDraft | null) => {
      if (next) noteAllSent(notesName, uid, false);
      setDraft(next);
    },
  };
}
