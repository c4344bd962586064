import { expect, test } from 'vitest';
import { minuteMs } from '../../../../test/support/clock.ts';
import { dayBefore, dayOf, daysBetween, localTime } from '../local-day.ts';
import { minutesOf, streakOf } from './activity.ts';

const today = '2026-11-30';
/** Days of a row of letters that ends today: x is active. */
function daysOf(row: string): Set<string> {
  const days = new Set<string>();
  let day = today;
  for (const letter of row.split('').toReversed()) {
    if (letter === 'x') days.add(day);
    day = dayBefore(day);
  }
  return days;
}

test('a streak goes on over two days off in any seven, and ends with the third', () => {
  const streaks = ['', 'x', 'xxx', 'xx-', 'x--x', 'x---x', 'xx-xx-x', 'x-xx-x-x', 'x--xxxxx--x', 'xxxxx--'];
  expect(streaks.map((row) => streakOf(daysOf(row), today))).toEqual([0, 1, 3, 2, 2, 1, 5, 4, 7, 5]);
});

test('a day of today that is not active yet is no missed day', () => {
  expect(streakOf(daysOf('x--'), today)).toBe(1);
  expect(streakOf(daysOf('xx---'), today)).toBe(2);
  expect(streakOf(daysOf('xx----'), today)).toBe(0);
});

test('minutes are the time between acts, without pauses over ten minutes', () => {
  const at = (...minutes: number[]) => minutes.map((minute) => minute * minuteMs);
  expect(minutesOf([])).toBe(0);
  expect(minutesOf(at(3))).toBe(1);
  expect(minutesOf(at(9, 0, 4))).toBe(10);
  expect(minutesOf(at(0, 5, 60, 61))).toBe(8);
});

test('days are those of the time zone, also when the clocks change; an unknown zone is UTC', () => {
  const late = Date.UTC(2026, 10, 30, 23, 30);
  expect(dayOf(late, 'Europe/Berlin')).toBe('2026-12-01');
  expect(dayOf(late, 'America/New_York')).toBe('2026-11-30');
  expect(localTime(late, 'No/Where')).toEqual({ day: '2026-11-30', hour: 23 });
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
});
