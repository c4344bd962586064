const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Calls `show` now, and each time the page grows or shrinks, because parts that load late move what is below them.
 * Returns the function that ends it; the user's next act ends it too, since a later scroll would be a surprise.
 */
export function keepInView(show: () => void): () => void {
  const acting = new AbortController();
  const observer = new ResizeObserver(show);
  const stop = () => {
    observer.disconnect();
    acting.abort();
  };
  show();
  observer.observe(document.body);
  for (const move of ownMoves) addEventListener(move, stop, { signal: acting.signal, passive: true });
  return stop;
}
