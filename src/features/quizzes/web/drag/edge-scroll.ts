/** Distance from an edge of the window within which the page scrolls; covers the site's header. */
const edgePx = 110;
const mostPxPerFrame = 12;

/**
 * Scrolls the page while the pointer is near the window's upper or lower edge and the list extends beyond it, faster
 * when nearer. Calls `onScrolled` after each step; ends with the signal.
 */
export function edgeScroll(list: Element, pointerY: () => number, onScrolled: () => void, signal: AbortSignal): void {
  function step(): void {
    if (signal.aborted) return;
    const by = stepOf(list.getBoundingClientRect(), pointerY());
    if (by !== 0) {
      scrollBy({ top: by, behavior: 'instant' });
      onScrolled();
    }
    requestAnimationFrame(step);
  }
  requestAnimationFrame(step);
}

function stepOf({ top, bottom }: DOMRect, y: number): number {
  const lowerEdge = innerHeight - edgePx;
  const beyond = y > lowerEdge && bottom > lowerEdge ? y - lowerEdge : Math.min(y - edgePx, 0);
  if (beyond < 0 && top >= edgePx) return 0;
  return Math.max(-1, Math.min(beyond / edgePx, 1)) * mostPxPerFrame;
}
