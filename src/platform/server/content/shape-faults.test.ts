import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { checkShape } from './shape-faults.ts';

const Entry = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('short'), title: z.string().check(z.minLength(1), z.maxLength(5)) }),
  z.strictObject({ type: z.literal('long'), words: z.array(z.string()).check(z.minLength(2), z.maxLength(3)) }),
]);
const Shape = z.strictObject({
  name: z.string().check(z.minLength(3)),
  look: z.enum(['plain', 'fine']),
  isOpen: z.boolean(),
  minutes: z.int().check(z.gte(1), z.lte(90)),
  sum: z.number().check(z.gt(0)),
  date: z.iso.date(),
  code: z.string().check(z.regex(/^[A-Z]+$/, 'must be capital letters')),
  entries: z.array(Entry).check(z.minLength(1)),
  files: z.record(z.string().check(z.regex(/^\w+\.\w+$/, 'must be a file name such as main.py')), z.string()),
  steps: z.array(
    z.union([z.strictObject({ click: z.string() }), z.strictObject({ type: z.strictObject({ into: z.string() }) })]),
  ),
});

const right = {
  name: 'Ada',
  look: 'plain',
  isOpen: true,
  minutes: 5,
  sum: 1,
  date: '2026-03-31',
  code: 'EUR',
  entries: [{ type: 'short', title: 'One' }],
  files: { 'main.py': 'print(1)' },
  steps: [{ click: 'Save' }, { type: { into: 'Name' } }],
};

test('what is right is given as the shape has it', () => {
  expect(checkShape(Shape, right)).toEqual({ data: right, faults: [] });
});

test.for([
  [{ name: undefined }, '"name" is missing'],
  [{ name: null }, '"name" is empty'],
  [{ name: 5 }, '"name" must be text'],
  [{ name: 'Al' }, '"name" has fewer than 3 characters'],
  [{ look: 'odd' }, '"look" must be one of plain, fine'],
  [{ isOpen: 'yes' }, '"isOpen" must be true or false'],
  [{ minutes: 0 }, '"minutes" is less than 1'],
  [{ minutes: 91 }, '"minutes" is more than 90'],
  [{ minutes: 1.5 }, '"minutes" must be a whole number'],
  [{ sum: 0 }, '"sum" must be more than 0'],
  [{ date: '2026-02-30' }, '"date" must be a date such as 2026-03-31'],
  [{ code: 'eur' }, '"code" must be capital letters'],
  [{ colour: 'red' }, 'unknown key "colour"'],
  [{ entries: 'none' }, '"entries" must be a list with a hyphen before each entry'],
  [{ entries: [] }, '"entries" has no entries'],
  [{ entries: ['One'] }, '"entries 1" must be keys with values, each on its own line'],
  [{ entries: [...right.entries, {}] }, '"entries 2 › type" is missing'],
  [{ entries: [{ type: 'odd' }] }, '"entries 1 › type" must be one of short, long'],
  [{ entries: [{ type: 'short', title: '' }] }, '"entries 1 › title" is empty'],
  [{ entries: [{ type: 'short', title: 'Lovelace' }] }, '"entries 1 › title" has more than 5 characters'],
  [{ entries: [{ type: 'long', words: ['a'] }] }, '"entries 1 › words" has fewer than 2 entries'],
  [{ entries: [{ type: 'long', words: ['a', 'b', 'c', 'd'] }] }, '"entries 1 › words" has more than 3 entries'],
  [{ entries: [{ type: 'long', words: ['a', 2] }] }, '"entries 1 › words 2" must be text'],
  [{ files: { main: 'print(1)' } }, '"files › main" must be a file name such as main.py'],
  [{ files: { 'main.py': 1 } }, '"files › main.py" must be text'],
  [{ steps: [{ click: 1 }] }, '"steps 1 › click" must be text'],
  [{ steps: [...right.steps, { type: {} }] }, '"steps 3 › type › into" is missing'],
  [{ steps: ['Save'] }, '"steps 1" must be keys with values, each on its own line'],
] as const)('%j: %s', ([change, message]) => {
  expect(checkShape(Shape, { ...right, ...change }).faults.map((fault) => fault.message)).toEqual([message]);
});

test('in a list alone entries are counted from 1', () => {
  const { faults } = checkShape(z.array(Entry), [...right.entries, { type: 'short', title: '' }]);
  expect(faults).toEqual([{ at: [1, 'title'], isKey: false, message: '"entry 2 › title" is empty' }]);
});
