import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what takes the place of a button that had the focus: it gets the focus as soon as `when` holds, and is brought into sight. What
 * takes none by itself has `tabIndex={-1}`.
 */
export function useFocusWhen<Kind extends HTMLElement = HTMLDivElement>(when: boolean): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => {
    const shown = element.current;
    if (!when || !shown) return;
    shown.focus({ preventScroll: true });
    // What begins above is read from its beginning; else as little moves as shows it.
    shown.scrollIntoView({ block: shown.getBoundingClientRect().top < 0 ? 'start' : 'nearest' });
  }, [when]);
  return element;
}
