import { useEffect, useState } from 'react';

/** Seconds left of a time that began with the first render; null if it is unlimited. */
export function useSecondsLeft(ms: number | undefined): number | null {
  const [left, setLeft] = useState(ms ?? null);
  useEffect(() => {
    if (ms === undefined) return undefined;
    const endsAt = performance.now() + ms;
    const timer = setInterval(() => {
      const now = Math.max(0, endsAt - performance.now());
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [ms]);
  return left === null ? null : Math.ceil(left / 1000);
}
