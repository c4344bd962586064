import { useEffect } from 'react';
import { noteAllSent } from '../../../platform/web/outbox/all-sent.ts';
import { holdRow } from '../../../platform/web/outbox/blocked-rows.ts';
import { shortHash, withSent } from '../../../platform/web/unacknowledged.ts';
import { useStoredDraft } from '../../../platform/web/use-stored-draft.ts';
import { notesName } from './outbox-name.ts';

/** Typed text that the server does not have yet; `version` is the version of the note that it is based on. */
export interface NoteDraft {
  readonly text: string;
  readonly version: number;
  /** Hashes of texts that were sent or are being sent: the server may have them. Missing in drafts of an older page. */
  readonly unacknowledged?: readonly string[];
}

export interface NotePlace {
  readonly courseId: string;
  readonly lessonId: string;
}

/** Key of the draft's row. The id of a lesson has no dot. */
export function draftKeyOf(uid: string, { courseId, lessonId }: NotePlace): string {
  return `${notesName}.${uid}.${courseId}.${lessonId}`;
}

/** Draft to store before sending: from then on the server may have it, whatever happens to the request and the page. */
export function asSent({ text, version, unacknowledged = [] }: NoteDraft): NoteDraft {
  return { text, version, unacknowledged: withSent(unacknowledged, shortHash(text)) };
}

/** Draft of one note; the page that shows it sends it. */
export function useNoteDraft(uid: string, place: NotePlace) {
  const key = draftKeyOf(uid, place);
  const { setDraft, ...kept } = useStoredDraft<NoteDraft>(key);
  useEffect(() => holdRow(key), [key]);
  return {
    ...kept,
    setDraft: (next: NoteDraft | null) => {
      if (next) noteAllSent(notesName, uid, false);
      setDraft(next);
    },
  };
}
