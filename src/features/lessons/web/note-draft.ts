import { useRef, useState } from 'react';

/** What was typed and the server does not have yet; `version` is that of the note which it was typed over. */
export interface NoteDraft {
  readonly text: string;
  readonly version: number;
}

/** Each account of a shared browser has its own. */
function keyOf(uid: string, courseId: string, lessonId: string): string {
  return `opvir.note.${uid}.${courseId}.${lessonId}`;
}

function read(key: string): NoteDraft | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as NoteDraft | null;
  } catch {
    return null;
  }
}

/** Gives whether this browser has kept it. */
function write(key: string, draft: NoteDraft | null): boolean {
  try {
    if (draft === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    // Storage is blocked or full.
    return false;
  }
}

/**
 * The draft of one note, kept in this browser with each change until it is put to null; `isKept` is false where it keeps
 * nothing. `latest` is for what happens between two renders, or after the last.
 */
export function useNoteDraft(uid: string, courseId: string, lessonId: string) {
  const key = keyOf(uid, courseId, lessonId);
  const [draft, put] = useState(() => read(key));
  const [isKept, setKept] = useState(true);
  const latest = useRef(draft);
  const setDraft = (next: NoteDraft | null) => {
    latest.current = next;
    setKept(write(key, next));
    put(next);
  };
  return { draft, isKept, latest, setDraft };
}
