import { afterAll, expect, test } from 'vitest';
import { rowsFor } from '../../../../test/suites.ts';
import { openPool, runOnce } from '../../../../test/support/engines.ts';
import { programOf } from '../../../../test/support/programs.ts';
import { isSameValue } from '../same-value.ts';
import type { Value } from '../value.ts';

const pool = await openPool();
afterAll(() => pool.stop());

/** Pairs of values with the result of Python's comparison, except that True is not 1 and a tuple equals a list. */
const source = `
import math, random

leaves = [None, True, False, 0, 1, -1, 2, 2.0, 2.5, 0.1 + 0.2, 0.3, -0.0, 2**53, 2.0**53, 2**53 + 1, 2**64, 2**64 - 1,
          2.0**64, 10**30, 1e30, float('inf'), '', 'a', '1', 'None', 'é', "it's"]

def value(rng, depth, tuples):
    kind = rng.randrange(5 if depth else 3)
    if kind == 3:
        items = [value(rng, depth - 1, tuples) for _ in range(rng.randrange(3))]
        return tuple(items) if tuples and rng.random() < 0.5 else items
    if kind == 4:
        return {rng.choice(['a', 'b', 1, 2**64, '1', 1.5]): value(rng, depth - 1, tuples) for _ in range(rng.randrange(3))}
    return rng.choice(leaves)

def same(a, b):
    if isinstance(a, (list, tuple)):
        return isinstance(b, (list, tuple)) and len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, dict):
        return isinstance(b, dict) and a.keys() == b.keys() and all(same(a[key], b[key]) for key in a)
    if isinstance(a, bool) or isinstance(b, bool) or a is None or b is None:
        return a is b
    return a == b

def changed(rng, a, tuples):
    if isinstance(a, list):
        items = [changed(rng, each, tuples) for each in a]
        return tuple(items) if tuples and rng.random() < 0.5 else items
    if isinstance(a, dict):
        return {key: changed(rng, a[key], tuples) for key in reversed(a)}
    if type(a) is int and a == float(a) and rng.random() < 0.3:
        return float(a)
    return a

def pairs(seed):
    rng = random.Random(seed)
    made = []
    for _ in range(250):
        a = value(rng, 3, False)
        b = changed(rng, a, True) if rng.random() < 0.4 else value(rng, 3, True)
        made.append([a, b, same(a, b)])
    return made
`;

const parts = Array.from({ length: 40 }, (_, part) => part);
const seedsOf = (part: number) => Array.from({ length: 10 }, (_, seed) => part * 10 + seed);

test.each(rowsFor('hostile programs', parts, 1))(
  'pairs of values are the same where Python says so, part %d',
  async (part) => {
    const program = programOf('python', source);
    const wrong: unknown[] = [];
    let same = 0;
    for (const seed of seedsOf(part)) {
      const { value = null } = await runOnce(pool, program, { call: `pairs(${seed})` });
      for (const [expected = null, got = null, isSame] of value as readonly (readonly Value[])[]) {
        same += Number(isSame);
        if (isSameValue(expected, got) !== isSame) wrong.push([expected, got, isSame]);
      }
    }
    expect(wrong).toEqual([]);
    expect(same).toBeGreaterThan(100);
  },
);
