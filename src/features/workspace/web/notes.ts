import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Notes that could not be stored, for as long as the page is open. */
const unkept = new Map<string, string>();

/** One key per account of a shared browser. */
function keyOf(uid: string, courseId: string): string {
  return `opvir.notes.${uid}.${courseId}`;
}

function read(key: string): string {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    // Storage is blocked or full.
    unkept.set(key, text);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** A user's notes on a course, stored in this browser while typing; `isKept` is false if they could not be stored. */
export function useNotes(uid: string, courseId: string) {
  const key = keyOf(uid, courseId);
  const text = useSyncExternalStore(subscribe, () => read(key));
  const isKept = useSyncExternalStore(subscribe, () => !unkept.has(key));
  return { text, isKept, setText: (next: string) => write(key, next) };
}
