import { useCallback, useState } from 'react';

/**
 * Keeps the open row of a list while it has unsaved input, even if a reload drops it: in its old place and state.
 * `letGo` ends that for a deleted row.
 */
export function useOpenRow<Item>(items: readonly Item[], idOf: (item: Item) => string, openId: string | undefined) {
  const [holds, setHolds] = useState(0);
  const [goneId, setGoneId] = useState<string>();
  const [last, setLast] = useState<{ readonly item: Item; readonly at: number }>();
  const at = items.findIndex((item) => idOf(item) === openId);
  const item = items[at];
  if (item !== undefined && (item !== last?.item || at !== last.at)) setLast({ item, at });
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  const isKept = item === undefined && holds > 0 && last && idOf(last.item) === openId && openId !== goneId;
  return { shown: isKept ? items.toSpliced(last.at, 0, last.item) : items, hold, letGo: setGoneId };
}
