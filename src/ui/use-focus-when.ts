import { type RefObject, useEffect, useRef } from 'react';

/** For what takes the place of a button that had the focus: it gets the focus, with `tabIndex={-1}`, as soon as `when` holds. */
export function useFocusWhen(when: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (when) element.current?.focus({ preventScroll: true });
  }, [when]);
  return element;
}
