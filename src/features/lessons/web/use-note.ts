import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, failedWith, makeCall } from '../../../platform/web/rpc.ts';
import type { lessonRoutes } from '../contract.ts';
import type { Note } from '../outline.ts';
import { lessonsKeyOf } from './data.ts';
import { type NoteDraft, useNoteDraft } from './note-draft.ts';

type SaveRoute = (typeof lessonRoutes)['PUT /api/courses/{courseId}/lessons/{lessonId}/note'];

const call = makeCall<typeof lessonRoutes>();

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
  const params = { courseId, lessonId };
  const queryKey = [...lessonsKeyOf(uid, courseId), lessonId, 'note'];
  const client = useQueryClient();
  const { draft, isKept, latest, setDraft } = useNoteDraft(uid, courseId, lessonId);
  const [failures, setFailures] = useState(0);
  const [there, setThere] = useState<Note | null>(null);
  /** Sent without an answer: the server may have it. */
  const unanswered = useRef(new Set<string>());
  const { data, isPending, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /api/courses/{courseId}/lessons/{lessonId}/note', { params, signal }),
  });
  const saving = useMutation({
    mutationFn: async (sent: NoteDraft) => {
      const saved = await call('PUT /api/courses/{courseId}/lessons/{lessonId}/note', { params, body: sent });
      client.setQueryData(queryKey, saved);
      return saved;
    },
    meta: { makesStale: [queryKey] },
    onSuccess: ({ text, version }) => {
      setFailures(0);
      unanswered.current.clear();
      // What was typed meanwhile goes on from the version that this has made.
      const typed = latest.current;
      if (typed) setDraft(typed.text === text ? null : { text: typed.text, version });
    },
    onError: async (error, { text }) => {
      if (error instanceof ApiError && failedWith<SaveRoute>(error, 'note-changed')) {
        const { data: newest } = await refetch();
        if (newest && !unanswered.current.has(newest.text)) return setThere(newest);
        if (newest && latest.current) return setDraft({ text: latest.current.text, version: newest.version });
      } else unanswered.current.add(text);
      setFailures((known) => known + 1);
    },
  });
  const { mutate, isPending: isSaving } = saving;
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
    setText: (text: string) => setDraft({ text, version: draft?.version ?? data?.version ?? 0 }),
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
