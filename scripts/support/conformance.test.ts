import { expect, test } from 'vitest';
import { conformance, faultsOf, readRows, security } from './conformance.ts';
import type { TestState } from './test-results.ts';

const states = new Map<string, TestState>([
  ['a.test.ts › it is said', 'passed'],
  ['a.test.ts › it is broken', 'failed'],
  ['a.test.ts › it is left out', 'skipped'],
  ['a.test.ts › it is said elsewhere', 'passed'],
]);
const said = '`a.test.ts › it is said`';

/** Faults of a page with one good row per group plus these rows. */
function faultsWith(page: typeof security, ...more: [id: string, tests: string][]): string[] {
  const good = page.groups.map((group) => [`${group}1`, said] as const);
  const rows = [...good, ...more].map(([id, tests]) => {
    const cells = [id, "says 'Course not found'", 'x', ''].with(page.testsCell, tests);
    return `| ${cells.join(' | ')} |`;
  });
  return faultsOf(page, readRows(page, rows.join('\n')), states);
}

test('a page whose rows all name tests that passed has no fault', () => {
  expect(faultsWith(conformance, ['9.2', said], ['9.3', '`a.test.ts › it is sa…`'])).toEqual([]);
  expect(faultsWith(security, ['L2', said])).toEqual([]);
});

test.each([
  ['9.2', '`a.test.ts › nobody wrote it`', '9.2: no such test in the last run: a.test.ts › nobody wrote it'],
  ['9.2', '`a.test.ts › nobody…`', '9.2: no such test in the last run: a.test.ts › nobody…'],
  ['9.2', '`a.test.ts › it is broken`', '9.2: failed: a.test.ts › it is broken'],
  ['9.2', '`a.test.ts › it is left out`', '9.2: skipped: a.test.ts › it is left out'],
  ['9.2', 'none yet', '9.2: names no test'],
  ['9.1', said, '9.1 stands there twice'],
  ['9.3', said, '9.2 has no row'],
  ['L3', said, 'docs/security.md: L2 has no row'],
  ['L1', said, 'docs/security.md: L1 stands there twice'],
  ['L2', '`a.test.ts › it is broken`', 'docs/security.md:4 L2: failed: a.test.ts › it is broken'],
])('the row %s with %s is a fault', (id, tests, fault) => {
  const page = id.startsWith('L') ? security : conformance;
  expect(faultsWith(page, [id, tests])).toEqual([expect.stringContaining(fault)]);
});

test('a group without a row is a fault, and a row that has not four cells is no row', () => {
  expect(faultsOf(conformance, [], states)).toHaveLength(10);
  expect(faultsOf(security, [], states)).toHaveLength(3);
  expect(() => readRows(conformance, '| 1.1 | x | `a.test.ts › it is said` |')).toThrow('has 3 cells instead of 4');
  expect(() => readRows(security, '| H1 | x | y |')).toThrow('has 3 cells instead of 4');
});

test('where a file was no part of the run, its tests need not be there', () => {
  const row = readRows(security, '| H1 | x | y | `b.test.ts › it is said` `a.test.ts › nobody wrote it` |');
  const faults = faultsOf(security, row, states, (file) => file === 'b.test.ts');
  expect(faults.filter((fault) => !fault.includes('has no row'))).toEqual([
    expect.stringContaining('no such test in the last run: a.test.ts'),
  ]);
});
