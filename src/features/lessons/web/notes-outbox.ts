import { forgetDraft, storeDraft, readStoredDraft } from '../../../platform/web/stored-draft.ts';
import { createRowSender } from '../../../platform/web/outbox/row-sender.ts';
import { declareStale } from '../../../platform/web/stale-data.ts';
import { retryDelayMs } from '../../identity/session-timing.ts';
import { noteKeyOf } from './data.ts';
import { type NoteDraft, asSent, draftKeyOf } from './note-draft.ts';
import { notesName } from './outbox-name.ts';
import { saveNote } from './save-note.ts';

/**
 * Sends the notes that pages left unsent. A note that was changed elsewhere stays stored: its lesson asks which text to
 * use.
 */
export const notesSender = createRowSender({
  name: notesName,
  async send(uid, id) {
    const dot = id.lastIndexOf('.');
    const place = { courseId: id.slice(0, dot), lessonId: id.slice(dot + 1) };
    const key = draftKeyOf(uid, place);
    const kept = readStoredDraft(key) as NoteDraft | null;
    if (kept === null) return true;
    const sent = asSent(kept);
    storeDraft(key, sent);
    const { isSaved } = await saveNote(uid, place, sent);
    if (isSaved) forgetDraft(key, sent);
    await declareStale([noteKeyOf(uid, place)]);
    return true;
  },
  delayMs: retryDelayMs,
});
