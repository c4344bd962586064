import { useRef, useState } from 'react';
import { forgetDraft, keepDraft, readKeptDraft } from './kept-draft.ts';

/**
 * What was typed and the server does not have yet, kept in this browser with each change until it is put to null; `isKept` is
 * false where it keeps nothing. `latest` is for what happens between two renders, or after the last. The key names the account:
 * a browser may be shared. Another key needs another component.
 */
export function useKeptDraft<Draft>(key: string) {
  const [draft, put] = useState(() => readKeptDraft(key) as Draft | null);
  const [isKept, setKept] = useState(true);
  const latest = useRef(draft);
  const setDraft = (next: Draft | null) => {
    setKept(next === null ? forgetDraft(key, latest.current) : keepDraft(key, next));
    latest.current = next;
    put(next);
  };
  return { draft, isKept, latest, setDraft };
}
