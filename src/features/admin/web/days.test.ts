import { expect, test } from 'vitest';
import { dayOf, periodOf, startOfDay } from './days.ts';

test('a day begins at its midnight where one is, also one whose clocks change', () => {
  expect(startOfDay('2026-03-29')).toBe(new Date(2026, 2, 29).getTime());
  expect(startOfDay('2026-03-29', 1)).toBe(new Date(2026, 2, 30).getTime());
  expect(dayOf(startOfDay('2026-12-31', 1) ?? 0)).toBe('2027-01-01');
});

test.each([undefined, '', 'yesterday', '2026-02-30', '2026-13-01', '2026-1-1', '10000-01-01', '2026-00-10'])(
  '%s is no day',
  (text) => {
    expect(startOfDay(text)).toBeUndefined();
  },
);

test('a period is from the beginning of its first day to the end of its last; what is no day, it has no end there', () => {
  const { from, before } = periodOf({ from: '2026-11-01', until: '2026-11-02' });
  expect(new Date(Number(from))).toEqual(new Date(2026, 10, 1));
  expect(new Date(Number(before))).toEqual(new Date(2026, 10, 3));
  expect(periodOf({ from: 'soon' })).toEqual({ from: undefined, before: undefined });
  expect(periodOf({ from: '0002-01-01' }).from).toBe('0');
});
