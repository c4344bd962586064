import { type RefObject, useEffect } from 'react';
import { keepInView } from '../../../ui/keep-in-view.ts';

/**
 * Scrolls to the part of a lesson that the address names, such as a task, and keeps it in view while content above it
 * loads.
 */
export function usePlaceOfAddress(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!place || !text.current?.contains(place)) return undefined;
    place.focus({ preventScroll: true });
    return keepInView(() => place.scrollIntoView());
  }, [text]);
}
