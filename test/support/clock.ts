import { onTestFinished, vi } from 'vitest';

/** Stops the clock for the rest of the test: every reader of `Date` in this process sees what the test sets. */
export function stopClock(): { advance(ms: number): void } {
  // Only Date: timers, sockets and promises go on as they do.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  return { advance: (ms) => void vi.setSystemTime(Date.now() + ms) };
}

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
