import { createRowSender } from '../../../platform/web/outbox/row-sender.ts';
import { retryDelayMs } from '../../identity/session-timing.ts';
import { noteDraft } from './note-draft.ts';
import { notesName } from './outbox-name.ts';

/**
 * Sends the notes that pages left unsent. A note that was changed elsewhere stays stored: its lesson asks which text to
 * use.
 */
export const notesSender = createRowSender({
  name: notesName,
  async send(uid, id) {
    const dot = id.lastIndexOf('.');
    const draft = noteDraft(uid, { courseId: id.slice(0, dot), lessonId: id.slice(dot + 1) }, () => undefined);
    await draft.flush();
    const { status } = draft.state.saved;
    void draft.leave();
    return status !== 'here';
  },
  delayMs: retryDelayMs,
});
