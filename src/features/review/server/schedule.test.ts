import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../../../../test/support/clock.ts';
import { type LogEntry, type LoggedRating, scheduleOf } from './schedule.ts';

const start = Date.UTC(2026, 0, 5, 9);
const entry = (at: number, rating: LoggedRating, more: Partial<LogEntry> = {}): LogEntry => ({
  key: `${at} ${rating}`,
  at: start + at,
  rating,
  version: 'v1',
  ...more,
});
const daysUntilDue = (...log: LogEntry[]) => {
  const { dueAt, answeredAt } = scheduleOf(log, 'v1');
  return (dueAt - answeredAt!) / dayMs;
};

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const ratings = ['again', 'good', 'good', 'easy'] as const;

function randomLog(next: () => number): LogEntry[] {
  let at = 0;
  return Array.from({ length: 1 + Math.floor(next() * 12) }, (_, place) => {
    at += Math.floor(next() * next() * 9 * dayMs);
    const rating = ratings[Math.floor(next() * ratings.length)]!;
    return entry(at, rating, { key: `key ${place}`, version: next() < 0.1 ? 'v0' : 'v1' });
  });
}

test('the same log gives the same schedule, whatever the order in which devices sent it and how often', () => {
  const next = numbers(7);
  for (let round = 0; round < 300; round += 1) {
    const log = randomLog(next);
    const expected = scheduleOf(log, 'v1');
    const merged = [...log, ...log.filter(() => next() < 0.3)]
      .map((each) => ({ each, place: next() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ each }) => each);
    expect(scheduleOf(merged, 'v1')).toEqual(expected);
  }
});

test('entries at the same time and with the same key are taken in one order too', () => {
  const log = [
    entry(0, 'good', { key: 'a' }),
    entry(0, 'again', { key: 'a' }),
    entry(dayMs, 'good', { key: 'c' }),
    entry(dayMs, 'easy', { key: 'b' }),
  ];
  expect(scheduleOf(log.toReversed(), 'v1')).toEqual(scheduleOf(log, 'v1'));
});

test('a wrong answer comes back the next day, a hard one before a good one, an easy one last', () => {
  const again = daysUntilDue(entry(0, 'again'));
  const hard = daysUntilDue(entry(0, 'again'), entry(minuteMs, 'good'));
  const good = daysUntilDue(entry(0, 'good'));
  const easy = daysUntilDue(entry(0, 'good'), entry(1, 'easy'));
  expect(again).toBe(1);
  expect(Math.round(hard)).toBeGreaterThanOrEqual(1);
  expect(good).toBeGreaterThan(hard);
  expect(easy).toBeGreaterThan(good);
});

test('right answers on their days come back later each time, and a wrong one brings the question back soon', () => {
  const log = [entry(0, 'good')];
  const intervals: number[] = [];
  for (let review = 0; review < 4; review += 1) {
    intervals.push(daysUntilDue(...log));
    log.push(entry(scheduleOf(log, 'v1').dueAt - start, 'good'));
  }
  expect(intervals).toEqual(intervals.toSorted((one, other) => one - other));
  expect(new Set(intervals).size).toBe(4);
  const lapsed = [...log, entry(log.at(-1)!.at - start + dayMs, 'again')];
  expect(daysUntilDue(...lapsed)).toBeLessThan(intervals[3]! / 2);
});

test('tries within half an hour are one review, later ones another', () => {
  const once = scheduleOf([entry(0, 'again'), entry(minuteMs, 'again'), entry(2 * minuteMs, 'good')], 'v1');
  expect(once.dueAt).toBe(scheduleOf([entry(0, 'again'), entry(2 * minuteMs, 'good')], 'v1').dueAt);
  expect(scheduleOf([entry(0, 'again'), entry(2 * hourMs, 'good')], 'v1').dueAt).not.toBe(once.dueAt);
});

test('answers to an earlier version do not count: a changed question is new and due', () => {
  expect(scheduleOf([entry(0, 'good', { version: 'v0' })], 'v1')).toEqual({ dueAt: 0, answeredAt: null });
  expect(scheduleOf([entry(0, 'good', { version: 'v0' }), entry(dayMs, 'good')], 'v1')).toEqual(
    scheduleOf([entry(dayMs, 'good')], 'v1'),
  );
});
