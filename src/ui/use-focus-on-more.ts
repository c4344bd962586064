import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first new item when the "more" button disappears. `count` is the number of items in the list
 * within the returned element; call `onMore` on each press.
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
