import { expect, test } from 'vitest';
import { firstIdAt, createdAtOf, newId, withIdsBy } from './ids.ts';

test('ids are made of the moment, in the order in which they were asked for, and no two are alike', () => {
  const before = Date.now();
  const ids = Array.from({ length: 5000 }, newId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids.map((id) => id.slice(-11))).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(createdAtOf(ids[0]!).getTime()).toBeGreaterThanOrEqual(before);
  expect(createdAtOf(ids.at(-1)!).getTime()).toBeLessThanOrEqual(Date.now());
});

test('where another clock tells the moment, they are of that one', async () => {
  const id = await withIdsBy(
    () => 1_000_000,
    async () => newId(),
  );
  expect(createdAtOf(id).getTime()).toBe(1_000_000);
  expect(id > firstIdAt(1_000_000) && id < firstIdAt(1_000_001)).toBe(true);
});
