import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what takes the place of a button that had the focus: it gets the focus as soon as `when` holds. What takes none by itself
 * has `tabIndex={-1}`.
 */
export function useFocusWhen<Kind extends HTMLElement = HTMLDivElement>(when: boolean): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => {
    if (when) element.current?.focus({ preventScroll: true });
  }, [when]);
  return element;
}
