import { type RefObject, useEffect } from 'react';

/**
 * Sets two CSS lengths on an element, for parts that must stay visible above an on-screen keyboard, which covers the
 * page without making it smaller: `--keyboard` is the covered height, `--visible-height` the height that is left. When
 * a keyboard opens for a field within `code`, the top of that part comes into view.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>, code: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    let wasCovered = false;
    const follow = () => {
      const { style } = element.current ?? document.body;
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      // A page that is zoomed in also shows less; only a keyboard leaves the scale as it is.
      const isZoomed = viewport.scale > zoomedFrom;
      style.setProperty('--keyboard', `${isZoomed ? 0 : covered}px`);
      style.setProperty('--visible-height', `${isZoomed ? window.innerHeight : viewport.height}px`);
      const isCovered = !isZoomed && covered > keyboardFromPx;
      if (isCovered && !wasCovered && code.current?.matches(':focus-within')) code.current.scrollIntoView();
      wasCovered = isCovered;
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, [element, code]);
}

const zoomedFrom = 1.01;
/** Less is a bar of the browser. */
const keyboardFromPx = 120;
