import { useRef, useState } from 'react';

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Gives whether this browser has kept it. */
function write(key: string, draft: unknown): boolean {
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
 * What was typed and the server does not have yet, kept in this browser with each change until it is put to null; `isKept` is
 * false where it keeps nothing. `latest` is for what happens between two renders, or after the last. The key names the account:
 * a browser may be shared. Another key needs another component.
 */
export function useKeptDraft<Draft>(key: string) {
  const [draft, put] = useState(() => read(key) as Draft | null);
  const [isKept, setKept] = useState(true);
  const latest = useRef(draft);
  const setDraft = (next: Draft | null) => {
    latest.current = next;
    setKept(write(key, next));
    put(next);
  };
  return { draft, isKept, latest, setDraft };
}
