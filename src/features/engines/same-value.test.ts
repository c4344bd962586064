import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { exactValue } from './guest/exact-value.ts';
import { lineOf } from './notation.ts';
import { isSameValue } from './same-value.ts';
import { type Value, valueOf } from './value.ts';

const large = { int: '18446744073709551615' };

test.each<[string, Value, Value]>([
  ['a whole number and its float', 3, { float: '3.0' }],
  ['zero and its negative', 0, { float: '-0.0' }],
  ['a whole number of many digits', large, large],
  ['the same as a BigInt, which alone can tell it', large, { bigint: '18446744073709551615' }],
  ['two to the power of 64 and its float', { int: '18446744073709551616' }, { float: '1.8446744073709552e+19' }],
  ['no number and no number', { float: 'NaN' }, { float: 'nan' }],
  ['an infinity', { float: '-Infinity' }, { float: '-inf' }],
  ['a tuple and a list', [1, [2]], { tuple: [1, { tuple: [2] }] }],
  [
    'dictionaries in another order',
    {
      dict: [
        ['a', 1],
        ['b', 2],
      ],
    },
    {
      dict: [
        ['b', 2],
        ['a', 1],
      ],
    },
  ],
  ['a whole number as a key', { dict: [[1, 'a']] }, { dict: [[{ float: '1.0' }, 'a']] }],
  ['a key of JavaScript', { dict: [[1, 'a']] }, { object: [['1', 'a']] }],
  ['an object of a class', { dict: [['x', 1]] }, { object: [['x', 1]], name: 'Point' }],
  ['sets in another order', { set: [1, 2] }, { set: [2, 1] }],
  ['a set of JavaScript', { set: [1] }, { jsSet: [1] }],
  ['a text as Python writes the value', 'Decimal(1)', { repr: 'Decimal(1)' }],
  ['a text as Python writes the set', "{'a', 'b'}", { set: ['b', 'a'] }],
  ['nothing returned', null, { undefined: true }],
])('%s are the same', (_, expected, got) => {
  expect(isSameValue(expected, got)).toBe(true);
});

test.each<[string, Value, Value]>([
  ['a number one further', large, { int: '18446744073709551616' }],
  ['a number and the float beside it', large, { float: '1.8446744073709552e+19' }],
  ['a number of JavaScript beside it', { int: '9007199254740993' }, 9007199254740992],
  ['a small number and a BigInt', 5, { bigint: '5' }],
  ['a number and its text', 5, '5'],
  ['a text and its number', '5', 5],
  ['true and 1', 1, true],
  ['null and no number', null, { float: 'NaN' }],
  ['null and a function', null, { thing: 'function f' }],
  ['within a list nothing and null', [null], [{ undefined: true }]],
  ['null and a place where nothing is', [null], [{ hole: true }]],
  ['a text as a key and a number', { dict: [['1', 'a']] }, { dict: [[1, 'a']] }],
  ['a missing key and one without a value', { dict: [] }, { object: [['a', { undefined: true }]] }],
  ['a dictionary and a Map', { dict: [] }, { map: [] }],
  ['a dictionary and a Set', { dict: [] }, { jsSet: [] }],
  ['a text and a Date', '2024-05-01T00:00:00.000Z', { thing: 'Date 2024-05-01T00:00:00.000Z' }],
  ['a text and a BigInt', '18', { bigint: '18' }],
  ['a list and a set', [1], { set: [1] }],
  ['lists in another order', [1, 2], [2, 1]],
])('%s are not', (_, expected, got) => {
  expect(isSameValue(expected, got)).toBe(false);
});

/** Random numbers from 0 to below 1, the same for each run of the test. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const leaves = [null, true, false, 0, 1, -1, 2.5, 1e21, 2 ** 53, '', 'a', '1', 'null', NaN, Infinity];

function randomValue(random: () => number, depth: number): unknown {
  const kind = Math.floor(random() * (depth > 0 ? 5 : 3));
  const many = () => Array.from({ length: Math.floor(random() * 3) }, () => randomValue(random, depth - 1));
  if (kind === 3) return many();
  if (kind === 4)
    return Object.fromEntries(
      many().map((each) => ['a', 'b', '1'].map((key) => [key, each] as const)[Math.floor(random() * 3)]!),
    );
  return leaves[Math.floor(random() * leaves.length)];
}

test('of 100,000 pairs of values those are the same that Node calls so', () => {
  const random = seeded(20_261_128);
  const wrong: unknown[] = [];
  let same = 0;
  for (let pair = 0; pair < 100_000; pair += 1) {
    const one = randomValue(random, 3);
    const other = random() < 0.3 ? structuredClone(one) : randomValue(random, 3);
    const isSame = isDeepStrictEqual(one, other);
    same += Number(isSame);
    if (isSameValue(valueOf(one), exactValue(other)) !== isSame) wrong.push([one, other]);
  }
  expect(wrong).toEqual([]);
  expect(same).toBeGreaterThan(20_000);
  expect(same).toBeLessThan(80_000);
});

test('a value that contains itself is an error, and one that is there twice is none', () => {
  const list: unknown[] = [];
  list.push(list);
  expect(() => exactValue(list)).toThrow(TypeError);
  const twice = { a: 1 };
  expect(exactValue([twice, twice])).toEqual([{ object: [['a', 1]] }, { object: [['a', 1]] }]);
});

test('values are written as their language writes them', () => {
  const value: Value = {
    dict: [
      ['it’s', [null, true, 1, { float: '2.0' }, "it's"]],
      [2, { tuple: [1] }],
    ],
  };
  expect(lineOf(value, 'python')).toBe(`{'it’s': [None, True, 1, 2.0, "it's"], 2: (1,)}`);
  expect(lineOf([0.5, 0.0001, 0.000025, -1e-7, 1e-12, 1e22], 'python')).toBe(
    '[0.5, 0.0001, 2.5e-05, -1e-07, 1e-12, 1e+22]',
  );
  expect(lineOf([0.000025, 1e-7], 'javascript')).toBe('[0.000025, 1e-7]');
  const told = exactValue({ a: [undefined, null, -0, NaN, 5n], 'b c': new Map([['x', new Set([1])]]), d: () => 1 });
  expect(lineOf(told, 'javascript')).toBe(
    '{a: [undefined, null, -0, NaN, 5n], "b c": Map(1) {"x" => Set(1) {1}}, d: function d}',
  );
});
