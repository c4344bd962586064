import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sizeText, timeText } from './format.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 4, 3, 12) }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['today, the time alone', new Date(2026, 4, 3, 9, 5, 7), '09:05:07'],
  ['yesterday, with the date', new Date(2026, 4, 2, 22, 10, 4), 'May 2, 2026, 22:10:04'],
  ['a year ago, with the date', new Date(2025, 4, 3, 9, 5, 7), 'May 3, 2025, 09:05:07'],
])('%s', (_, at, text) => expect(timeText(at.getTime())).toBe(text));

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [3430, '3.4 kB'],
  [2_500_000, '2.5 MB'],
  [73_900_000_000, '73.9 GB'],
  [4e15, '4,000 TB'],
])('%d bytes are written as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
