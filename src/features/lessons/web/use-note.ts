import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { unsentEvent } from '../../../platform/web/outbox/all-sent.ts';
import type { Note } from '../outline.ts';
import { noteKeyOf } from './data.ts';
import { type NoteDraft, asSent, useNoteDraft } from './note-draft.ts';
import { readNote, saveNote } from './save-note.ts';

/** The server takes so many characters; only its types are known here. */
export const noteMaxLength = 20_000;
/** Whoever stops typing for so long pauses. */
const pauseMs = 1000;
const retryMs = 15_000;

/** A note that was changed elsewhere since this window read it: both texts, until one is chosen. */
interface Conflict {
  readonly here: string;
  readonly there: Note;
}

/** A learner's note on a lesson. What is typed is kept in this browser at once and on the server with each pause. */
export function useNote(uid: string, courseId: string, lessonId: string) {
  const place = { courseId, lessonId };
  const queryKey = noteKeyOf(uid, place);
  const client = useQueryClient();
  const { draft, isKept, latest, setDraft } = useNoteDraft(uid, place);
  const [failures, setFailures] = useState(0);
  const [there, setThere] = useState<Note | null>(null);
  /** From then on another page may keep what is typed: this one changes no more of it. */
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
      // What was typed meanwhile goes on from the version that this has made. What waits for a choice is kept, whoever removed it.
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

  // Whoever leaves the lesson before the pause is over loses nothing by it.
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
    /** Milliseconds since 1970; null where nothing is saved. */
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
