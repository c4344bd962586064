import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchWork } from './watch-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Watches a thread that gets this share of a core and may work for a second; returns which callback was called, and
 * when.
 */
async function firstCall(share: number, workedMs = async () => Date.now() * share): Promise<string | null> {
  const startMs = Date.now();
  let told: string | null = null;
  const tell = (what: string) => () => void (told = `${what} after ${Math.round((Date.now() - startMs) / 1000)} s`);
  const stop = watchWork({
    sinceMs: startMs * share,
    workedMs,
    limitMs: 1000,
    late: tell('late'),
    starved: tell('starved'),
  });
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  return told;
}

test('a thread with a core of its own is late when the time is over, one with half a core later', async () => {
  expect(await firstCall(1)).toBe('late after 1 s');
  expect(await firstCall(0.5)).toBe('late after 3 s');
});

test('a thread that was left no core is starved, which is no fault of the program', async () => {
  expect(await firstCall(0.01)).toBe('starved after 10 s');
});

test('a thread that is stuck and does not say what it worked is late', async () => {
  expect(await firstCall(1, async () => new Promise<number>(() => undefined))).toBe('late after 13 s');
});

test('who has stopped watching is told nothing', async () => {
  const told = vi.fn<() => void>();
  watchWork({ sinceMs: Date.now(), workedMs: async () => Date.now(), limitMs: 1000, late: told, starved: told })();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).not.toHaveBeenCalled();
});
