import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element that replaces the focused button as soon as `when` is true, and scrolls it into view. An element
 * that is not focusable by itself needs `tabIndex={-1}`.
 */
export function useFocusWhen<Kind extends HTMLElement = HTMLDivElement>(when: boolean): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => {
    const shown = element.current;
    if (!when || !shown) return;
    shown.focus({ preventScroll: true });
    // An element that starts above the viewport is shown from its start; otherwise it scrolls as little as possible.
    shown.scrollIntoView({ block: shown.getBoundingClientRect().top < 0 ? 'start' : 'nearest' });
  }, [when]);
  return element;
}
