import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('it keeps as many entries as it was told, the latest ones', () => {
  const map = new BoundedMap<string, number>(3);
  for (const [index, key] of ['a', 'b', 'c', 'd', 'd'].entries()) map.set(key, index);
  expect(map.size).toBe(3);
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual([undefined, 1, 2, 4]);
});

test('or as much as they may weigh together', () => {
  const map = new BoundedMap<string, string>(6, ({ length }) => length);
  map.set('a', 'xx');
  map.set('b', 'xx');
  map.set('a', 'xxxx');
  expect([map.get('a'), map.get('b')]).toEqual(['xxxx', 'xx']);
  map.set('c', 'x');
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, 'xx', 'x']);
  map.delete('b');
  map.delete('b');
  map.set('d', 'xxxxx');
  expect([map.get('c'), map.get('d')]).toEqual(['x', 'xxxxx']);
});
