import { expect, test } from 'vitest';
import { databaseForThisFile } from '../../../../test/support/database.ts';
import type { Database } from './database.ts';
import { prepareLookup } from './lookup.ts';

const { db } = await databaseForThisFile();
const keys = Array.from({ length: 300 }, (_, number) => `key ${number}, "quoted" 'twice' \\ é`);
await db.kysely
  .insertInto('rateLimits')
  .values(keys.map((key, count) => ({ key, count, resetsAt: 1 })))
  .execute();

function countOf(on: Database) {
  return prepareLookup(on)((kysely, isAsked) =>
    kysely.selectFrom('rateLimits').select(['key', 'count']).where(isAsked('key')),
  );
}

test('each of many who ask at once finds their own row, whatever the key has in it, and nobody one that is not there', async () => {
  const find = countOf(db);
  const found = await Promise.all([...keys, 'nothing', ...keys].map(find));
  const own = keys.map((key, count) => ({ key, count }));
  expect(found).toEqual([...own, undefined, ...own]);
  expect([await find('nothing'), await find(keys[7]!)]).toEqual([undefined, own[7]]);
});

test('whoever asks after a change finds it, also while others are being answered', async () => {
  const find = countOf(db);
  const before = keys.map(find);
  await db.kysely.updateTable('rateLimits').set({ count: -1 }).where('key', '=', keys[0]!).execute();
  const after = find(keys[0]!);
  await Promise.all(before);
  expect(await after).toMatchObject({ count: -1 });
});

test('on PostgreSQL those who ask in the same turn share statements; one that fails tells all of them', async () => {
  let statements = 0;
  const counted: Database = {
    ...db,
    readPrepared: (text, values) => ((statements += 1), db.readPrepared(text, values)),
  };
  await Promise.all(keys.map(countOf(counted)));
  expect(statements).toBe(db.engine === 'postgres' ? Math.ceil(keys.length / 128) : keys.length);
  const failing: Database = { ...db, readPrepared: () => Promise.reject(new Error('away')) };
  const outcomes = await Promise.allSettled(keys.map(countOf(failing)));
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
});
