import { expect, test } from 'vitest';
import { placeOver, shiftOf, slotOf } from './row-places.ts';

/** The middle row is higher: its text wraps. */
const rows = [
  { top: 0, height: 40 },
  { top: 48, height: 80 },
  { top: 136, height: 40 },
];
const gap = 8;

test('a row takes another one’s place when it covers its middle, however high the two are', () => {
  expect([0, 47, 49, 115, 117].map((top) => placeOver(rows, 0, top))).toEqual([0, 0, 1, 1, 2]);
  expect([136, 89, 87, 21, 19].map((top) => placeOver(rows, 2, top))).toEqual([2, 2, 1, 1, 0]);
});

test('beyond the ends of the list it is the first or the last', () => {
  expect([placeOver(rows, 1, -500), placeOver(rows, 1, 500)]).toEqual([0, 2]);
});

test('those between where it was and where it is make room, by its own height', () => {
  const shifts = (from: number, to: number) => rows.map((_, index) => shiftOf({ rows, gap, from, to }, index));
  expect(shifts(0, 2)).toEqual([0, -48, -48]);
  expect(shifts(2, 0)).toEqual([48, 48, 0]);
  expect(shifts(1, 0)).toEqual([88, 0, 0]);
  expect(shifts(1, 1)).toEqual([0, 0, 0]);
});

test('the free space is as high as the row, and ends where the last one that gave way has ended', () => {
  expect(slotOf({ rows, from: 0, to: 1 })).toEqual({ top: 88, height: 40 });
  expect(slotOf({ rows, from: 2, to: 1 })).toEqual({ top: 48, height: 40 });
  expect(slotOf({ rows, from: 1, to: 1 })).toEqual(rows[1]);
});
