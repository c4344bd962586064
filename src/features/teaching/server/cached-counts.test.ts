import { expect, onTestFinished, test, vi } from 'vitest';
import { hourMs, secondMs } from '../../../../test/support/clock.ts';
import { cachedCounts } from './cached-counts.ts';

test('a count is kept for ten seconds, also where the clock is set back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const kept = cachedCounts<number>();
  let counted = 0;
  const read = () => kept.read('course', 'it', () => Promise.resolve((counted += 1)));
  expect([await read(), await read()]).toEqual([1, 1]);
  vi.setSystemTime(Date.now() - hourMs);
  vi.advanceTimersByTime(9 * secondMs);
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(2 * secondMs);
  expect(await read()).toBe(2);
});
