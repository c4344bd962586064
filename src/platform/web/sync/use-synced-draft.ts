import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { unsentEvent } from '../outbox/all-sent.ts';
import type { DraftState, SyncedDraft } from './synced-draft.ts';

/** State of a draft, loaded and saved while the component is mounted, and saved a last time when it is not. */
export function useSyncedDraft<Value>(draft: SyncedDraft<Value>): DraftState<Value> {
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    void draft.load();
    addEventListener('online', () => void draft.load(), { signal });
    addEventListener('pagehide', () => void draft.flush(), { signal });
    document.addEventListener('visibilitychange', () => void (document.hidden ? draft.flush() : draft.load()), {
      signal,
    });
    return () => {
      stopping.abort();
      void draft.leave().then(() => draft.state.saved.status === 'here' && dispatchEvent(new Event(unsentEvent)));
    };
  }, [draft]);
  const subscribe = useCallback((listener: () => void) => draft.subscribe(listener), [draft]);
  return useSyncExternalStore(subscribe, () => draft.state);
}
