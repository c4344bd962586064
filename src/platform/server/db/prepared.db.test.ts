import { expect, test } from 'vitest';
import { databaseForThisFile } from '../../../../test/support/database.ts';
import { prepareQuery } from './prepared.ts';

const { db } = await databaseForThisFile();
const largest = Number.MAX_SAFE_INTEGER;

const insertOne = prepareQuery<{ key: string; count: number; resetsAt: number }>(db)((kysely, param) =>
  kysely
    .insertInto('rateLimits')
    .values({ key: param('key'), count: param('count'), resetsAt: param('resetsAt') })
    .returningAll(),
);
const insert = async (row: Parameters<typeof insertOne.with>[0]) => (await db.commit(insertOne.with(row)))[0];
const find = prepareQuery<{ key: string }>(db)((kysely, param) =>
  kysely.selectFrom('rateLimits').selectAll().where('key', '=', param('key')),
);

test('values arrive and come back as they are: bigints as numbers, any text as text', async () => {
  const key = `'; drop table "rateLimits"; -- \u00e9 \u{1f393} ? $1`;
  expect(await insert({ key, count: 3, resetsAt: largest })).toEqual([{ key, count: 3, resetsAt: largest }]);
  expect(await find.first({ key })).toEqual({ key, count: 3, resetsAt: largest });
});

test('a statement that finds nothing gives no row', async () => {
  expect(await find.all({ key: 'nothing' })).toEqual([]);
  expect(await find.first({ key: 'nothing' })).toBeUndefined();
});

test('inside a transaction a statement sees its writes; outside nobody does before the commit', async () => {
  const key = 'open transaction';
  await db.transaction(async (run) => {
    await run(insertOne.with({ key, count: 1, resetsAt: 1 }));
    expect(await run(find.with({ key }))).toMatchObject([{ key }]);
    expect(await find.first({ key })).toBeUndefined();
    const rare = db.readKysely.selectFrom('rateLimits').selectAll().where('key', '=', key);
    expect(await rare.execute()).toEqual([]);
  });
  expect(await find.first({ key })).toMatchObject({ key });
});

test('what was written in a transaction that fails is gone, and the next one goes on as if nothing had been', async () => {
  const key = 'rolled back';
  const failing = db.transaction(async (run) => {
    await run(insertOne.with({ key, count: 1, resetsAt: 1 }));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await find.first({ key })).toBeUndefined();
  await db.transaction((run) => run(insertOne.with({ key, count: 2, resetsAt: 1 })));
  expect(await find.first({ key })).toMatchObject({ count: 2 });
});

test('a commit that meets an open transaction waits for its end and is not part of it', async () => {
  const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
  const failing = db.transaction(async (run) => {
    await run(insertOne.with({ key: 'in the transaction', count: 1, resetsAt: 1 }));
    await mayFail;
    throw new Error('rolled back');
  });
  const single = insert({ key: 'beside it', count: 1, resetsAt: 1 });
  fail();
  await expect(failing).rejects.toThrow('rolled back');
  await single;
  expect(await find.first({ key: 'in the transaction' })).toBeUndefined();
  expect(await find.first({ key: 'beside it' })).toBeDefined();
});

const setCount = prepareQuery<{ key: string; count: number }>(db)((kysely, param) =>
  kysely
    .updateTable('rateLimits')
    .set({ count: param('count') })
    .where('key', '=', param('key')),
);
const lock = prepareQuery<{ key: string }>(db)((kysely, param) =>
  kysely
    .updateTable('rateLimits')
    .set((eb) => ({ count: eb.ref('count') }))
    .where('key', '=', param('key'))
    .returning('count'),
);

test('a hundred transactions at once each lock, read and raise the same number: none is lost', async () => {
  const key = 'counter';
  await insert({ key, count: 0, resetsAt: 1 });
  const raise = () =>
    db.transaction(async (run) => {
      const [{ count } = { count: 0 }] = await run(lock.with({ key }));
      await run(setCount.with({ key, count: count + 1 }));
    });
  await Promise.all(Array.from({ length: 100 }, raise));
  expect(await find.first({ key })).toMatchObject({ count: 100 });
});

test('a statement that breaks a constraint rejects, and the connection serves the next one', async () => {
  await insert({ key: 'unique', count: 1, resetsAt: 1 });
  await expect(insert({ key: 'unique', count: 2, resetsAt: 1 })).rejects.toThrow(/unique/i);
  expect(await find.first({ key: 'unique' })).toMatchObject({ count: 1 });
});
