import { type RefObject, useEffect } from 'react';
import { headingAbove } from './reading-place.ts';

/** Reports which section of `text` is read, now and while the page scrolls; an empty id above the first. */
export function useSection(text: RefObject<HTMLElement | null>, onSection: (id: string) => void): void {
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (text.current) onSection(headingAbove(text.current, innerHeight / 3)?.id ?? '');
    };
    // Once per painted frame, since a scroll reports more often.
    const follow = () => {
      frame ||= requestAnimationFrame(look);
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow);
    };
  }, [text, onSection]);
}
