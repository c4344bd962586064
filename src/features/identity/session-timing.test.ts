import { expect, test } from 'vitest';
import { isExpired, isRefreshDue, nextStepDelayMs, questionRetryDelayMs, retryDelayMs } from './session-timing.ts';

const expiresAt = Date.UTC(2030, 0, 1);

test('a session counts as expired from 30 s before its expiry on (§9)', () => {
  expect(isExpired(expiresAt, expiresAt - 30_001)).toBe(false);
  expect(isExpired(expiresAt, expiresAt - 30_000)).toBe(true);
});

test('a session is due for refresh from 5 minutes before its expiry on (§9)', () => {
  expect(isRefreshDue(expiresAt, expiresAt - 300_001)).toBe(false);
  expect(isRefreshDue(expiresAt, expiresAt - 300_000)).toBe(true);
});

test('a failed refresh is tried again after 30 s, then twice as long each time, up to 16 minutes (§9)', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 8].map(retryDelayMs);
  expect(delays).toEqual([30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 960_000, 960_000]);
});

test('whose session a page has is asked again after 1 s, then twice as long each time, up to 30 s', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(questionRetryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('the next step is the refresh, then the next try, and never later than the moment of expiry', () => {
  expect(nextStepDelayMs(expiresAt, expiresAt - 600_000, null)).toBe(300_000);
  expect(nextStepDelayMs(expiresAt, expiresAt - 290_000, expiresAt - 260_000)).toBe(30_000);
  expect(nextStepDelayMs(expiresAt, expiresAt - 60_000, expiresAt + 60_000)).toBe(30_000);
  expect(nextStepDelayMs(expiresAt, expiresAt + 1, null)).toBe(0);
});

test('a session of a year does not make a timer fire at once', () => {
  expect(nextStepDelayMs(expiresAt, expiresAt - 365 * 86_400_000, null)).toBe(2_147_483_647);
});
