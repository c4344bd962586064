import { type RefObject, useEffect } from 'react';
import { blockAt } from './reading-place.ts';

/**
 * Keeps what is read where it is while content above it loads and grows: a lesson has many parts that load late, and
 * not every browser holds the place by itself.
 */
export function useHeldPlace(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = text;
    if (!current) return undefined;
    let block: Element | undefined;
    let top = 0;
    const look = () => {
      block = blockAt(current);
      top = block?.getBoundingClientRect().top ?? 0;
    };
    const observer = new ResizeObserver(() => {
      const moved = block?.isConnected ? block.getBoundingClientRect().top - top : 0;
      if (scrollY > 0 && Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
      look();
    });
    look();
    observer.observe(current);
    addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look);
    };
  }, [text]);
}
