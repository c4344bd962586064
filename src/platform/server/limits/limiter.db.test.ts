import { expect, test } from 'vitest';
import { dayMs, secondMs, stopClock } from '../../../../test/support/clock.ts';
import { databaseForThisFile } from '../../../../test/support/database.ts';
import { nullIfRowMissing, required } from '../db/statement.ts';
import { createLimiter } from './limiter.ts';
import { limiterQueries } from './queries.ts';

const { db, place } = await databaseForThisFile();
const limit = { max: 3, windowMs: 60 * secondMs };
const limiter = createLimiter(db, () => Date.now(), true);
const take = (key: string) => limiter.take({ key, limit });

test('a key may be taken as often as the limit says, then waits for the end of its window and starts anew', async () => {
  const clock = stopClock();
  expect([await take('a'), await take('a')]).toEqual([null, null]);
  clock.advance(10 * secondMs);
  expect([await take('a'), await take('a')]).toEqual([null, 50]);
  expect(await limiter.waitSeconds({ key: 'a', limit })).toBe(50);
  clock.advance(50 * secondMs - 1);
  expect(await limiter.waitSeconds({ key: 'a', limit })).toBe(1);
  clock.advance(1);
  expect(await take('a')).toBeNull();
  expect(await limiter.waitSeconds({ key: 'a', limit })).toBeNull();
});

test('a clock that was ahead refuses nobody for longer than a window or two once it is right again', async () => {
  const clock = stopClock();
  clock.advance(dayMs);
  expect([await take('ahead'), await take('ahead'), await take('ahead')]).toEqual([null, null, null]);
  expect(await take('ahead')).toBe(60);
  clock.advance(-dayMs);
  expect(await limiter.waitSeconds({ key: 'ahead', limit })).toBeNull();
  expect([await take('ahead'), await take('ahead'), await take('ahead')]).toEqual([null, null, null]);
  expect(await take('ahead')).toBe(60);
});

test('of twenty at once as many get through as the limit says, from two processes too', async () => {
  const other = await place.open();
  const second = createLimiter(other, () => Date.now(), true);
  const waits = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? second : limiter).take({ key: 'rush', limit })),
  );
  expect(waits.filter((wait) => wait === null)).toHaveLength(limit.max);
  await other.close();
});

test('what is refused is not counted', async () => {
  await Promise.all(Array.from({ length: 20 }, () => take('b')));
  expect(await take('b')).not.toBeNull();
  const row = db.kysely.selectFrom('rateLimits').select('count').where('key', '=', 'b');
  expect(await row.executeTakeFirstOrThrow()).toEqual({ count: limit.max });
});

test('of several counters all are counted, or none when one of them is full', async () => {
  const [wide, narrow] = [
    { key: 'wide', limit },
    { key: 'narrow', limit: { ...limit, max: 1 } },
  ];
  const waits = await Promise.all(Array.from({ length: 10 }, () => limiter.take(wide, narrow)));
  expect(waits.filter((wait) => wait === null)).toHaveLength(1);
  expect([await take('wide'), await take('wide')]).toEqual([null, null]);
  expect(await take('wide')).not.toBeNull();
});

test('what is committed under a limit is done as often as the limit says, and gives its rows', async () => {
  const { countBelow } = limiterQueries(db);
  const done = (key: string) =>
    countBelow.with({
      key,
      by: 1,
      now: Date.now(),
      resetsAt: Date.now() + limit.windowMs,
      latest: Number.MAX_SAFE_INTEGER,
      max: 100,
    });
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => limiter.commit([{ key: 'c', limit }], done('done'))),
  );
  expect(outcomes.filter(({ wait }) => wait === null)).toHaveLength(limit.max);
  for (const outcome of outcomes) if (outcome.wait === null) expect(outcome.rows).toEqual([[expect.anything()]]);
  const row = db.kysely.selectFrom('rateLimits').select('count').where('key', '=', 'done');
  expect(await row.executeTakeFirstOrThrow()).toEqual({ count: limit.max });
});

test('many at once are counted all or not at all, and where they do not fit one more may', async () => {
  stopClock();
  const takeMany = (by: number) => limiter.take({ key: 'many', limit, by });
  expect([await takeMany(2), await takeMany(2), await takeMany(2)]).toEqual([null, 60, 60]);
  expect(await limiter.waitSeconds({ key: 'many', limit, by: 2 })).toBe(60);
  expect([await takeMany(1), await takeMany(1)]).toEqual([null, 60]);
});

test('two counters of one key that do not fit together are refused, and not tried for ever', async () => {
  await take('twice');
  await take('twice');
  expect(await limiter.take({ key: 'twice', limit }, { key: 'twice', limit })).toBe(1);
  expect([await take('twice'), await take('twice')]).toEqual([null, expect.any(Number)]);
});

test('what must not happen once a counter is full fails then, and is not counted before', async () => {
  const refusal = () => new Error('spent');
  const pass = () => db.commit(...limiter.unlessSpent([{ key: 'f', limit }], refusal));
  for (let count = 0; count < 2 * limit.max; count += 1) await pass();
  for (let count = 0; count < limit.max; count += 1) expect(await take('f')).toBeNull();
  await expect(pass()).rejects.toThrow('spent');
  expect(await take('f')).not.toBeNull();
});

test('each key has a window of its own', async () => {
  for (let count = 0; count < limit.max; count += 1) await take('d');
  expect(await limiter.waitSeconds({ key: 'd', limit })).not.toBeNull();
  expect(await limiter.waitSeconds({ key: 'e', limit })).toBeNull();
});

test('windows that are over are swept, others stay', async () => {
  const clock = stopClock();
  await limiter.take({ key: 'short', limit: { max: 1, windowMs: secondMs } });
  await limiter.take({ key: 'long', limit: { max: 1, windowMs: 60 * secondMs } });
  clock.advance(secondMs);
  await limiter.sweep();
  const keys = (await db.kysely.selectFrom('rateLimits').select('key').execute()).map(({ key }) => key);
  expect(keys).toContain('long');
  expect(keys).not.toContain('short');
});

test('a row that is missing in what is committed under a limit is told at once, and nothing is counted', async () => {
  const { findCount } = limiterQueries(db);
  const missing = required(
    findCount.with({ key: 'nobody', now: Date.now(), latest: Date.now() }),
    () => new Error('nobody is there'),
  );
  await expect(limiter.commit([{ key: 'absent', limit }], missing)).rejects.toThrow('nobody is there');
  const bare = required(findCount.with({ key: 'nobody', now: Date.now(), latest: Date.now() }));
  expect(await limiter.commit([{ key: 'absent', limit }], bare).catch(nullIfRowMissing)).toBeNull();
  expect([await take('absent'), await take('absent'), await take('absent')]).toEqual([null, null, null]);
});

test('a limiter that is off counts nothing', async () => {
  const off = createLimiter(db, () => Date.now(), false);
  for (let count = 0; count < 10; count += 1) expect(await off.take({ key: 'off', limit })).toBeNull();
  expect(await db.kysely.selectFrom('rateLimits').selectAll().where('key', '=', 'off').execute()).toEqual([]);
});
