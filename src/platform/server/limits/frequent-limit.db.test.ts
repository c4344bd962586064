import { expect, test } from 'vitest';
import { secondMs, stopClock } from '../../../../test/support/clock.ts';
import { databaseForThisFile } from '../../../../test/support/database.ts';
import { createOwnLimit, createSharedLimit, type FrequentLimit } from './frequent-limit.ts';
import { limiterKey } from './limiter.ts';

const { db, place } = await databaseForThisFile();
const limit = { max: 100, windowMs: 60 * secondMs };
const now = () => Date.now();

/** Returns the number of tries that get through. */
async function takeOf(limits: readonly FrequentLimit[], tries: number, key: string): Promise<number> {
  let taken = 0;
  for (let count = 0; count < tries; count += 1) {
    if ((await limits[count % limits.length]!.take(key)) === null) taken += 1;
  }
  return taken;
}

test.each([
  ['one that each process counts for itself', () => createOwnLimit(limit, now)],
  ['one that all processes share', () => createSharedLimit(db, 'pages', limit, now)],
])(
  '%s lets one process through exactly as often as it says, until the window on the clock ends',
  async (name, make) => {
    const clock = stopClock();
    const own = make();
    const left = limit.windowMs - (Date.now() % limit.windowMs);
    expect(await takeOf([own], 250, name)).toBe(limit.max);
    expect(await own.take(name)).toBe(Math.ceil(left / secondMs));
    expect(await own.take('another')).toBeNull();
    clock.advance(left - 1);
    expect(await own.take(name)).toBe(1);
    clock.advance(1);
    expect(await takeOf([own], 250, name)).toBe(limit.max);
  },
);

test('all at once are no more than one by one', async () => {
  stopClock();
  const shared = createSharedLimit(db, 'pages', limit, now);
  const waits = await Promise.all(Array.from({ length: 250 }, async () => shared.take('rush')));
  expect(waits.filter((wait) => wait === null)).toHaveLength(limit.max);
});

test('of several processes each lets at most a tenth more through than the limit says, also one that starts late', async () => {
  stopClock();
  const others = [await place.open(), await place.open()];
  const limits = [db, ...others].map((each) => createSharedLimit(each, 'pages', limit, now));
  const taken = await takeOf(limits, 600, 'a');
  expect(taken).toBeGreaterThanOrEqual(limit.max);
  expect(taken).toBeLessThanOrEqual(limit.max * 1.3);
  expect(await takeOf([createSharedLimit(db, 'pages', limit, now)], 600, 'a')).toBeLessThanOrEqual(limit.max / 10);
  for (const other of others) await other.close();
});

test('whoever stays below a tenth of the limit is in no table, and whoever uses it up is written ten times', async () => {
  stopClock();
  const shared = createSharedLimit(db, 'pages', limit, now);
  const counts = db.kysely.selectFrom('rateLimits').select('count');
  const count = async (client: string) =>
    (await counts.where('key', '=', limiterKey('pages', client)).execute()).map((row) => row.count);
  await takeOf([shared], 9, 'quiet');
  expect(await count('quiet')).toEqual([]);
  await takeOf([shared], 109, 'loud');
  expect(await count('loud')).toEqual([limit.max]);
});
