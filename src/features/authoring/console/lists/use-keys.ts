import { useState } from 'react';

/** Keys of list entries without ids, so that UI state and unsaved input move with their entry. */
export function useKeys(count: number) {
  const [{ keys, next }, setKeys] = useState({ keys: range(0, count), next: count });
  const missing = Math.max(0, count - keys.length);
  // The list may also change elsewhere, such as in the text next to it.
  const all = [...keys, ...range(next, missing)].slice(0, count);
  const put = (changed: readonly number[], used = 0) => setKeys({ keys: changed, next: next + missing + used });
  return {
    of: (place: number) => all[place],
    move: (place: number, to: number) => put(all.toSpliced(place, 1).toSpliced(to, 0, ...all.slice(place, place + 1))),
    remove: (place: number) => put(all.toSpliced(place, 1)),
    insert: (place: number) => put(all.toSpliced(place, 0, next + missing), 1),
  };
}

function range(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, offset) => first + offset);
}
