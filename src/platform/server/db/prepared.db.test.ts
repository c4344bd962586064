import { expect, test } from 'vitest';
import { databaseForThisFile } from '../../../../test/support/database.ts';
import { prepareQuery } from './prepared.ts';

const { db } = await databaseForThisFile();
const largest = Number.MAX_SAFE_INTEGER;

const insert = prepareQuery<{ key: string; count: number; resetsAt: number }>(db)((kysely, param) =>
  kysely
    .insertInto('rateLimits')
    .values({ key: param('key'), count: param('count'), resetsAt: param('resetsAt') })
    .returningAll(),
);
const find = prepareQuery<{ key: string }>(db)((kysely, param) =>
  kysely.selectFrom('rateLimits').selectAll().where('key', '=', param('key')),
);

test('values arrive and come back as they are: bigints as numbers, any text as text', async () => {
  const key = `'; drop table "rateLimits"; -- \u00e9 \u{1f393} ? $1`;
  expect(await insert.all({ key, count: 3, resetsAt: largest })).toEqual([{ key, count: 3, resetsAt: largest }]);
  expect(await find.first({ key })).toEqual({ key, count: 3, resetsAt: largest });
});

test('a statement that finds nothing gives no row', async () => {
  expect(await find.all({ key: 'nothing' })).toEqual([]);
  expect(await find.first({ key: 'nothing' })).toBeUndefined();
});

test('inside a transaction a statement sees its writes; outside nobody does before the commit', async () => {
  const key = 'open transaction';
  await db.kysely.transaction().execute(async (trx) => {
    await insert.all({ key, count: 1, resetsAt: 1 }, trx);
    expect(await find.first({ key }, trx)).toMatchObject({ key });
    expect(await find.first({ key })).toBeUndefined();
    const rare = db.readKysely.selectFrom('rateLimits').selectAll().where('key', '=', key);
    expect(await rare.execute()).toEqual([]);
  });
  expect(await find.first({ key })).toMatchObject({ key });
});

test('what was written in a transaction that fails is gone, and the next one goes on as if nothing had been', async () => {
  const key = 'rolled back';
  const failing = db.kysely.transaction().execute(async (trx) => {
    await insert.all({ key, count: 1, resetsAt: 1 }, trx);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await find.first({ key })).toBeUndefined();
  await db.kysely.transaction().execute(async (trx) => void (await insert.all({ key, count: 2, resetsAt: 1 }, trx)));
  expect(await find.first({ key })).toMatchObject({ count: 2 });
});

test('a single write that meets an open transaction waits for its end and is not part of it', async () => {
  const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
  const failing = db.kysely.transaction().execute(async (trx) => {
    await insert.all({ key: 'in the transaction', count: 1, resetsAt: 1 }, trx);
    await mayFail;
    throw new Error('rolled back');
  });
  const single = insert.all({ key: 'beside it', count: 1, resetsAt: 1 });
  fail();
  await expect(failing).rejects.toThrow('rolled back');
  await single;
  expect(await find.first({ key: 'in the transaction' })).toBeUndefined();
  expect(await find.first({ key: 'beside it' })).toBeDefined();
});

/** Reads the number, then writes it one higher. */
function raise() {
  return db.kysely.transaction().execute(async (trx) => {
    const select = trx.selectFrom('rateLimits').select('count').where('key', '=', 'counter');
    const { count } = await (db.engine === 'postgres' ? select.forUpdate() : select).executeTakeFirstOrThrow();
    await trx
      .updateTable('rateLimits')
      .set({ count: count + 1 })
      .where('key', '=', 'counter')
      .execute();
  });
}

test('a hundred transactions at once each read and raise the same number: none is lost', async () => {
  await insert.all({ key: 'counter', count: 0, resetsAt: 1 });
  await Promise.all(Array.from({ length: 100 }, raise));
  expect(await find.first({ key: 'counter' })).toMatchObject({ count: 100 });
});

test('a statement that breaks a constraint rejects, and the connection serves the next one', async () => {
  await insert.all({ key: 'unique', count: 1, resetsAt: 1 });
  await expect(insert.all({ key: 'unique', count: 2, resetsAt: 1 })).rejects.toThrow(/unique/i);
  expect(await find.first({ key: 'unique' })).toMatchObject({ count: 1 });
});
