import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallsUnderWay } from './calls-under-way.ts';

const turnsMax = 5;

// A machine that is busy for a tenth of a second is no reason to fail.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Begins a call that stands aside; its steps are written into `steps`. */
function callAside(calls: CallsUnderWay, name: string, steps: string[], ready: Promise<void> = Promise.resolve()) {
  calls.begin();
  return calls
    .aside(() => ready)
    .then(() => steps.push(`${name} goes on`))
    .finally(() => calls.end());
}

async function someTurns(): Promise<void> {
  for (let count = 0; count < turnsMax; count += 1) await turn();
}

test('a call that stood aside goes on at once where nobody is being answered', async () => {
  const steps: string[] = [];
  void callAside(new CallsUnderWay(), 'one', steps);
  await someTurns();
  expect(steps).toEqual(['one goes on']);
});

test('it waits until all others are answered; of two the first goes on first', async () => {
  const calls = new CallsUnderWay();
  const steps: string[] = [];
  calls.begin();
  calls.begin();
  void callAside(calls, 'first', steps);
  void callAside(calls, 'second', steps);
  await someTurns();
  calls.end();
  await someTurns();
  expect(steps).toEqual([]);
  calls.end();
  await someTurns();
  expect(steps).toEqual(['first goes on', 'second goes on']);
});

test('while it is at work again, the next one waits', async () => {
  const calls = new CallsUnderWay();
  const steps: string[] = [];
  calls.begin();
  calls.begin();
  const first = calls.aside(() => Promise.resolve()).then(() => steps.push('first goes on'));
  void callAside(calls, 'second', steps);
  await someTurns();
  calls.end();
  await first;
  await someTurns();
  expect(steps).toEqual(['first goes on']);
  calls.end();
  await someTurns();
  expect(steps).toEqual(['first goes on', 'second goes on']);
});

test('while it waits for its turn it keeps nobody else waiting, and a failure is told at once', async () => {
  const calls = new CallsUnderWay();
  const steps: string[] = [];
  const never = Promise.withResolvers<void>();
  void callAside(calls, 'one that waits', steps, never.promise);
  void callAside(calls, 'another', steps);
  await someTurns();
  expect(steps).toEqual(['another goes on']);
  calls.begin();
  const failed = callAside(calls, 'one that fails', steps, Promise.reject(new Error('no engine')));
  void failed.catch((error: unknown) => steps.push(String(error)));
  await someTurns();
  expect(steps).toEqual(['another goes on', 'Error: no engine']);
});

test('where somebody is always being answered, it goes on after a tenth of a second', async () => {
  const calls = new CallsUnderWay();
  const steps: string[] = [];
  calls.begin();
  void callAside(calls, 'one', steps);
  await someTurns();
  expect(steps).toEqual([]);
  vi.advanceTimersByTime(100);
  await someTurns();
  expect(steps).toEqual(['one goes on']);
});
