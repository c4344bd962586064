import { expect, test } from 'vitest';
import { secondMs, stopClock } from '../../../../test/support/clock.ts';
import { databaseForThisFile } from '../../../../test/support/database.ts';
import { createLimiter } from './limiter.ts';

const { db, place } = await databaseForThisFile();
const limit = { max: 3, windowMs: 60 * secondMs };
const limiter = createLimiter(db, () => Date.now(), true);

test('a key may be taken as often as the limit says, then waits for the end of its window and starts anew', async () => {
  const clock = stopClock();
  expect([await limiter.take('a', limit), await limiter.take('a', limit)]).toEqual([null, null]);
  clock.advance(10 * secondMs);
  expect([await limiter.take('a', limit), await limiter.take('a', limit)]).toEqual([null, 50]);
  expect(await limiter.waitSeconds({ key: 'a', limit })).toBe(50);
  clock.advance(50 * secondMs - 1);
  expect(await limiter.waitSeconds({ key: 'a', limit })).toBe(1);
  clock.advance(1);
  expect(await limiter.take('a', limit)).toBeNull();
  expect(await limiter.waitSeconds({ key: 'a', limit })).toBeNull();
});

test('of twenty at once as many get through as the limit says, from two processes too', async () => {
  const other = await place.open();
  const second = createLimiter(other, () => Date.now(), true);
  const waits = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? second : limiter).take('rush', limit)),
  );
  expect(waits.filter((wait) => wait === null)).toHaveLength(limit.max);
  await other.close();
});

test('one given back makes room for one, and what was refused is not counted', async () => {
  const taken = await limiter.takeAll([{ key: 'b', limit }]);
  await Promise.all(Array.from({ length: 20 }, () => limiter.take('b', limit)));
  expect(await limiter.take('b', limit)).not.toBeNull();
  await taken.giveBack();
  expect(await limiter.take('b', limit)).toBeNull();
  expect(await limiter.take('b', limit)).not.toBeNull();
});

test('of several counters all are counted, or none when one of them is full', async () => {
  const [wide, narrow] = [
    { key: 'wide', limit },
    { key: 'narrow', limit: { ...limit, max: 1 } },
  ];
  const takings = await Promise.all(Array.from({ length: 10 }, () => limiter.takeAll([wide, narrow])));
  const [taken, ...others] = takings.filter(({ wait }) => wait === null);
  expect(others).toEqual([]);
  expect([await limiter.take('wide', limit), await limiter.take('wide', limit)]).toEqual([null, null]);
  expect(await limiter.take('wide', limit)).not.toBeNull();
  await taken?.giveBack();
  expect((await limiter.takeAll([wide, narrow])).wait).toBeNull();
});

test('what was taken in a window that is over is not given back to the one that began since', async () => {
  const clock = stopClock();
  const taken = await limiter.takeAll([{ key: 'f', limit }]);
  clock.advance(limit.windowMs);
  for (let count = 0; count < limit.max; count += 1) await limiter.take('f', limit);
  await taken.giveBack();
  expect(await limiter.take('f', limit)).toBe(60);
});

test('each key has a window of its own', async () => {
  for (let count = 0; count < limit.max; count += 1) await limiter.take('d', limit);
  expect(await limiter.waitSeconds({ key: 'd', limit })).not.toBeNull();
  expect(await limiter.waitSeconds({ key: 'e', limit })).toBeNull();
});

test('windows that are over are swept, others stay', async () => {
  const clock = stopClock();
  await limiter.take('short', { max: 1, windowMs: secondMs });
  await limiter.take('long', { max: 1, windowMs: 60 * secondMs });
  clock.advance(secondMs);
  await limiter.sweep();
  const keys = (await db.kysely.selectFrom('rateLimits').select('key').execute()).map(({ key }) => key);
  expect(keys).toContain('long');
  expect(keys).not.toContain('short');
});

test('a limiter that is off counts nothing', async () => {
  const off = createLimiter(db, () => Date.now(), false);
  for (let count = 0; count < 10; count += 1) expect(await off.take('off', limit)).toBeNull();
  expect(await db.kysely.selectFrom('rateLimits').selectAll().where('key', '=', 'off').execute()).toEqual([]);
});
