import { useEffect, useMemo, useState } from 'react';
import { blockRow } from '../../../platform/web/outbox/blocked-rows.ts';
import { listenForStaleData } from '../../../platform/web/stale-data.ts';
import { useSyncedDraft } from '../../../platform/web/sync/use-synced-draft.ts';
import { noteKeyOf } from './data.ts';
import { noteDraft, noteRowKey } from './note-draft.ts';
import { noteMaxLength } from './note-limit.ts';

/** A learner's note on a lesson. Typed text is stored in this browser immediately, and on the server after each pause. */
export function useNote(uid: string, courseId: string, lessonId: string) {
  const [reading, setReading] = useState<'reading' | 'read' | 'failed'>('reading');
  const draft = useMemo(
    () => noteDraft(uid, { courseId, lessonId }, (isRead) => setReading(isRead ? 'read' : 'failed')),
    [uid, courseId, lessonId],
  );
  const { value: text, saved, isSending } = useSyncedDraft(draft);
  useEffect(() => blockRow(noteRowKey(uid, { courseId, lessonId })), [uid, courseId, lessonId]);
  // Another window has saved it.
  useEffect(() => {
    const key = JSON.stringify(noteKeyOf(uid, { courseId, lessonId }));
    return listenForStaleData(async (keys) => {
      if (keys.some((each) => JSON.stringify(each) === key)) await draft.load();
    });
  }, [draft, uid, courseId, lessonId]);

  const isUntouched = saved.status === 'nothing';
  return {
    text,
    isLoading: isUntouched && reading === 'reading',
    isMissing: isUntouched && reading === 'failed',
    isSaving: isSending,
    isWaiting: !isSending && (saved.status === 'here' || saved.status === 'nowhere'),
    isKept: saved.status !== 'nowhere',
    isTooLong: text.length > noteMaxLength,
    /** Reason why the server does not take it; null if it does. */
    refusal: saved.status === 'refused' ? saved.reason : null,
    /** Milliseconds since 1970; null if it is not saved. */
    savedAt: saved.status === 'saved' ? saved.at : null,
    /** Both texts of a note that was changed elsewhere, until the user chooses one. */
    conflict: saved.status === 'conflict' ? { here: text, there: saved.theirs.value } : null,
    retry: () => {
      setReading('reading');
      void draft.load();
    },
    setText: (typed: string) => draft.edit(typed),
    keepHere: () => draft.choose('mine'),
    keepThere: () => draft.choose('theirs'),
  };
}
