import { useRef, useState } from 'react';
import { forgetDraft, storeDraft, readStoredDraft } from './stored-draft.ts';

/**
 * Draft that the server does not have yet, stored in this browser with each change until it is set to null; `isKept` is
 * false if storing fails. `latest` is for code between two renders, or after the last.
 * The key contains the account, because a browser may be shared. Another key needs another component.
 */
export function useStoredDraft<Draft>(key: string) {
  const [draft, put] = useState(() => readStoredDraft(key) as Draft | null);
  const [isKept, setKept] = useState(true);
  const latest = useRef(draft);
  const setDraft = (next: Draft | null) => {
    setKept(next === null ? forgetDraft(key, latest.current) : storeDraft(key, next));
    latest.current = next;
    put(next);
  };
  return { draft, isKept, latest, setDraft };
}
