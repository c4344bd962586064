import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { unsentEvent } from '../../../platform/web/outbox/all-sent.ts';
import type { Note } from '../outline.ts';
import { noteKeyOf } from './data.ts';
import { type NoteDraft, asSent, useNoteDraft } from './note-draft.ts';
import { readNote, saveNote } from './save-note.ts';

/** The server's limit in characters, copied because only its types are imported here. */
export const noteMaxLength = 20_000;
/** Pause in typing after which the note is sent. */
const pauseMs = 1000;
const retryMs = 15_000;

/** Note that was changed elsewhere after this window read it: both texts, until the user chooses one. */
interface Conflict {
  readonly here: string;
  readonly there: Note;
}

/** A learner's note on a lesson. Typed text is stored in this browser immediately, and on the server after each pause. */
export function useNote(uid: string, courseId: string, lessonId: string) {
  const place = { courseId, lessonId };
  const queryKey = noteKeyOf(uid, place);
  const client = useQueryClient();
  const { draft, isKept, latest, setDraft } = useNoteDraft(uid, place);
  const [failures, setFailures] = useState(0);
  const [there, setThere] = useState<Note | null>(null);
  /** True once the lesson is left: another page may then store the draft, so this one stops changing it. */
  const hasLeft = useRef(false);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readNote(place, signal),
  });
  const { mutate, isPending: isSaving } = useMutation({
    mutationFn: (typed: NoteDraft) => {
      const sent = asSent(typed);
      if (latest.current === typed) setDraft(sent);
      return saveNote(uid, place, sent);
    },
    meta: { makesStale: [queryKey] },
    onSuccess: ({ note, isSaved }, { text }) => {
      client.setQueryData(queryKey, note);
      setFailures(0);
      const typed = latest.current;
      if (isSaved && typed?.text === text) return setDraft(null);
      if (!typed || hasLeft.current) return;
      // Text typed meanwhile is based on the version just saved. A draft in conflict stays stored, even if another page removed
      // it.
      setDraft(isSaved ? { text: typed.text, version: note.version } : typed);
      if (!isSaved) setThere(note);
    },
    onError: () => {
      if (hasLeft.current) dispatchEvent(new Event(unsentEvent));
      setFailures((known) => known + 1);
    },
  });
  const isTooLong = draft !== null && draft.text.length > noteMaxLength;
  const isDue = draft !== null && !isTooLong && !isSaving && there === null;

  useEffect(() => {
    if (!isDue) return undefined;
    const send = () => mutate(draft);
    const sendHidden = () => document.hidden && send();
    const timer = setTimeout(send, failures === 0 ? pauseMs : retryMs);
    addEventListener('online', send);
    document.addEventListener('visibilitychange', sendHidden);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', send);
      document.removeEventListener('visibilitychange', sendHidden);
    };
  }, [isDue, draft, failures, mutate]);

  // Sends the draft if the user leaves the lesson before the pause is over.
  useEffect(
    () => () => {
      if (latest.current) mutate(latest.current);
    },
    [latest, mutate],
  );
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  const conflict: Conflict | null = there && draft ? { here: draft.text, there } : null;
  return {
    text: draft?.text ?? data?.text ?? '',
    isLoading: isPending && draft === null,
    isMissing: isError && data === undefined && draft === null,
    isSaving,
    isWaiting: draft !== null && failures > 0,
    isKept,
    isTooLong,
    /** Milliseconds since 1970; null if nothing is saved. */
    savedAt: draft === null ? (data?.changedAt ?? null) : null,
    conflict,
    retry: () => void refetch(),
    setText: (text: string) => setDraft({ ...draft, text, version: draft?.version ?? data?.version ?? 0 }),
    keepHere: () => {
      if (conflict) setDraft({ text: conflict.here, version: conflict.there.version });
      setThere(null);
    },
    keepThere: () => {
      setDraft(null);
      setThere(null);
    },
  };
}
