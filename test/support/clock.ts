import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock for the rest of the test: every reader of `Date` in this process sees what the test sets. Ids never go back: after a test
 * that was in the future they are made as if it were still so. Where their moment counts, `from` is that of a new one.
 */
export function stopClock(from: number = Date.now()): { advance(ms: number): void } {
  // Only Date: timers, sockets and promises go on as they do.
  vi.useFakeTimers({ toFake: ['Date'], now: from });
  onTestFinished(() => void vi.useRealTimers());
  return { advance: (ms) => void vi.setSystemTime(Date.now() + ms) };
}

/**
 * Stops timers for the rest of the test: those due at once, such as drivers' own, still fire; others fire when the test calls
 * `vi.advanceTimersByTime`. Timers advance by `stepMs` at each turn of the event loop.
 */
export function stopTimers(stepMs = 0): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // An interval is not faked.
  const driving = setInterval(() => void vi.advanceTimersByTime(stepMs), 1);
  onTestFinished(() => {
    clearInterval(driving);
    vi.useRealTimers();
  });
}

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
