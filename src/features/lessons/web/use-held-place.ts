import { type RefObject, useEffect } from 'react';
import { blockAt } from './reading-place.ts';

/**
 * Keeps what is read where it is while content above it loads and grows: a lesson has many parts that load late. Takes
 * over from the browser, which holds the place only sometimes.
 */
export function useHeldPlace(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = text;
    if (!current) return undefined;
    const { style } = document.documentElement;
    let block: Element | undefined;
    let offset = 0;
    // Also for a scroll: what grew in the same frame has not been reported yet.
    const hold = () => {
      const grown = block?.isConnected ? offsetOf(block) - offset : 0;
      if (scrollY && Math.abs(grown) >= 1) scrollBy({ top: grown, behavior: 'instant' });
      block = blockAt(current);
      offset = offsetOf(block);
    };
    const observer = new ResizeObserver(hold);
    style.overflowAnchor = 'none';
    hold();
    // Not only the text: lines above it come and go too, such as the one about a lost connection.
    observer.observe(document.body);
    addEventListener('scroll', hold);
    return () => {
      style.overflowAnchor = '';
      observer.disconnect();
      removeEventListener('scroll', hold);
    };
  }, [text]);
}

/** Distance of a block from the top of the page, in px, wherever the page is scrolled to; 0 without one. */
function offsetOf(block: Element | undefined): number {
  return block ? block.getBoundingClientRect().top + scrollY : 0;
}
