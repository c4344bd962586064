import { type RefObject, useEffect } from 'react';

/** Parts that load late move the text below them; a scroll later than this would surprise the reader. */
const followMs = 5000;
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the part of a lesson that the address names, such as a task, and keeps it in view while content above it
 * loads.
 */
export function usePlaceOfAddress(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const root = text.current;
    if (!place || !root?.contains(place)) return undefined;
    const stopping = new AbortController();
    const show = () => place.scrollIntoView();
    const observer = new ResizeObserver(show);
    const stop = () => {
      observer.disconnect();
      stopping.abort();
    };
    show();
    place.focus({ preventScroll: true });
    observer.observe(root);
    for (const move of ownMoves) addEventListener(move, stop, { signal: stopping.signal, passive: true });
    const timer = setTimeout(stop, followMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [text]);
}
