import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock for the rest of the test: all code in this process that reads `Date` sees the test's time. Ids never
 * go back: after a test in the future, new ids keep its time. Tests that depend on the time of ids pass that of a new
 * id as `from`.
 */
export function stopClock(from: number = Date.now()): { advance(ms: number): void } {
  // Only Date is faked: timers, sockets and promises work as usual.
  vi.useFakeTimers({ toFake: ['Date'], now: from });
  onTestFinished(() => void vi.useRealTimers());
  return { advance: (ms) => void vi.setSystemTime(Date.now() + ms) };
}

/**
 * Stops timers for the rest of the test: those due at once, such as drivers' own, still fire; others fire when the test
 * calls `vi.advanceTimersByTime`.
 */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Intervals are not faked.
  const driving = setInterval(() => void vi.advanceTimersByTime(0), 1);
  onTestFinished(() => {
    clearInterval(driving);
    // A server's loops wait for timers set meanwhile, and closing it waits for the loops.
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  });
}

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
