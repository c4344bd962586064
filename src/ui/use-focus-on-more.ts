import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a list that gets longer by a button: where that goes with the last of its items, and the focus with it, the first of those
 * that came takes the focus. `count` is how many are shown; the list may stand anywhere in the element. `onMore` is called with the press.
 */
export function useFocusOnMore<Kind extends HTMLElement>(count: number): [RefObject<Kind | null>, onMore: () => void] {
  const around = useRef<Kind>(null);
  const before = useRef(-1);
  useEffect(() => {
    const first = around.current?.querySelector('ul, ol, tbody')?.children[before.current];
    if (document.activeElement === document.body && first instanceof HTMLElement) {
      first.tabIndex = -1;
      first.focus({ preventScroll: true });
    }
    before.current = -1;
  }, [count]);
  return [around, () => (before.current = count)];
}
