import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('it keeps as many entries as it was told, the latest ones', () => {
  const map = new BoundedMap<string, number>(3);
  for (const [index, key] of ['a', 'b', 'c', 'd', 'd'].entries()) map.set(key, index);
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual([undefined, 1, 2, 4]);
});
