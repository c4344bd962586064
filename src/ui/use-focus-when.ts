import { type RefObject, useEffect, useRef } from 'react';
import { keepInView } from './keep-in-view.ts';

/**
 * Focuses an element that replaces the focused button as soon as `when` is true, and keeps it in view. An element
 * that is not focusable by itself needs `tabIndex={-1}`.
 */
export function useFocusWhen<Kind extends HTMLElement = HTMLDivElement>(when: boolean): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => {
    const shown = element.current;
    if (!when || !shown) return undefined;
    shown.focus({ preventScroll: true });
    return keepInView(() => {
      // An element that starts above the viewport is shown from its start; otherwise it scrolls as little as possible.
      if (document.activeElement === shown)
        shown.scrollIntoView({ block: shown.getBoundingClientRect().top < 0 ? 'start' : 'nearest' });
    });
  }, [when]);
  return element;
}
