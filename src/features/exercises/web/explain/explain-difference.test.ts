import { expect, test } from 'vitest';
import { explainDifference } from './explain-difference.ts';

const result = (stdout: string) => ({ ended: 'done', stdout, stderr: '', ms: 1, engine: 'x' }) as const;

test.each([
  ['python', '1150', 'None', '1150\n', /printed the value and returned nothing. Use return instead of print/],
  ['python', "'Lyon'", 'None', 'Lyon\n', /Use return instead of print/],
  ['javascript', '3', 'undefined', 'looking\n3\n', /Use return instead of console.log/],
  ['python', '3', 'None', '', /returned nothing. Does every path/],
  ['python', '3', "'3'", '', /returned text. If the test expects a number, convert it with int/],
  ['javascript', '"3"', '3', '', /expects text, but your function returned another type/],
  ['python', '10', '9', '', /off by one/],
  ['python', '-50', '50', '', /sign is wrong/],
  ['python', '12.35', '12.345', '', /close, but not exact/],
  ['python', '[1, 2, 3]', '[1, 2]', '', /missing at the end/],
  ['python', '[1, 2]', '[1, 2, 3]', '', /more items than expected/],
  ['javascript', '[1, 2, 3]', '[3, 2, 1]', '', /in a different order/],
  ['python', "'Ada Lovelace'", "'ada lovelace'", '', /Only the capitalization/],
  ['python', "'a, b'", "'a,b'", '', /Only spaces/],
] as const)('in %s, %s expected and %s returned is explained', (language, expected, got, stdout, sentence) => {
  expect(explainDifference({ part: 'gives', expected, got, result: result(stdout) }, language)).toMatch(sentence);
});

test.each([
  ['', 'Nothing was printed.'],
  ['left: 1150', 'Only the capitalization differs.'],
  ['Left:1150', 'Only spaces or line breaks differ.'],
  ['Left: 20', undefined],
])('of an output that should be "Left: 1150", "%s" is explained', (got, sentence) => {
  expect(explainDifference({ part: 'stdout', expected: 'Left: 1150', got }, 'python')).toBe(sentence);
});

test('an empty page is explained', () => {
  const page = { part: 'shows', expected: '0', got: '' } as const;
  expect(explainDifference(page, 'react')).toMatch(/return its JSX/);
  expect(explainDifference(page, 'javascript')).toBe('Your page is empty.');
});

test('nothing is said where the comparison says all', () => {
  for (const [expected, got] of [
    ['[1, 2]', '[5, 6]'],
    ['7', '700'],
    ['{1: 2}', '[1]'],
    ["'a'", "'b'"],
  ] as const)
    expect(explainDifference({ part: 'gives', expected, got }, 'python')).toBeUndefined();
  expect(explainDifference({ part: 'gives', expected: null, got: null }, 'python')).toBeUndefined();
});
