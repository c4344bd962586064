const toleratedMs = 60 * 1000;
const waitMs = 10 * 60 * 1000;

/**
 * Creates a clock that follows `now` (milliseconds since 1970), except that it believes a clock set forward only after ten
 * minutes: what cannot be undone, such as a deletion that is due, does not happen because of a clock that was wrong for a moment.
 */
export function cautiousClock(now: () => number, elapsed = (): number => performance.now()): () => number {
  let aheadMs = now() - elapsed();
  let doubtedSince: number | null = null;

  return () => {
    const ranFor = elapsed();
    const found = now() - ranFor;
    if (found > aheadMs + toleratedMs) doubtedSince ??= ranFor;
    else doubtedSince = null;
    if (doubtedSince === null || ranFor >= doubtedSince + waitMs) {
      aheadMs = found;
      doubtedSince = null;
    }
    return ranFor + aheadMs;
  };
}
