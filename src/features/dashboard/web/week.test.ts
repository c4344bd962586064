import { expect, test } from 'vitest';
import { weekOf } from './week.ts';

test('a week ends today and counts what was finished on each of its days, and nothing before', () => {
  const now = new Date(2026, 4, 7, 15, 30).getTime();
  const at = (day: number, hour: number) => new Date(2026, 4, day, hour).getTime();
  const week = weekOf([at(7, 0), at(7, 14), at(6, 23), at(1, 0), new Date(2026, 3, 30, 23, 59).getTime()], now);
  expect(week.map(({ date }) => date.getDate())).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(week.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 1, 2]);
});
