import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, chunk } from './chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Current state of a promise. */
async function fateOf(promise: Promise<unknown>): Promise<unknown> {
  const settled = promise.then(
    () => 'loaded',
    (error: unknown) => error,
  );
  const fate = await Promise.race([settled, vi.advanceTimersByTimeAsync(0).then(() => 'waiting')]);
  return fate;
}

test('a part that takes just under 120 000 ms is still waited for, and is used when it comes (§1, §9)', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const loading = chunk(() => promise)();
  await vi.advanceTimersByTimeAsync(119_999);
  expect(await fateOf(loading)).toBe('waiting');
  resolve('the part');
  expect(await loading).toBe('the part');
});

test('a part that has not come after 120 000 ms is a chunk-load failure (§1, §9)', async () => {
  const failure = chunk(() => new Promise(() => undefined))().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await failure).toBeInstanceOf(ChunkLoadError);
});

test('a part that fails is a chunk-load failure, which keeps the cause (§1)', async () => {
  const browsersOwn = new TypeError('Failed to fetch dynamically imported module: /assets/page.js');
  const failure = await chunk(() => Promise.reject(browsersOwn))().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChunkLoadError);
  expect((failure as Error).cause).toBe(browsersOwn);
});

test('after a failure the next call tries anew', async () => {
  let tries = 0;
  const load = chunk(() => (tries++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve('the part')));
  await expect(load()).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(load()).resolves.toBe('the part');
});

test('nothing is left ticking once a part has come', async () => {
  await chunk(() => Promise.resolve('the part'))();
  expect(vi.getTimerCount()).toBe(0);
});
