import { expect, test } from 'vitest';
import { conformance, faultsOf, readRows, security } from './conformance.ts';
import type { TestState } from './test-results.ts';

const states = new Map<string, TestState>([
  ['a.test.ts › it is said', 'passed'],
  ['a.test.ts › it is broken', 'failed'],
  ['a.test.ts › it is left out', 'skipped'],
  ['a.test.ts › it is said elsewhere', 'passed'],
]);

/** A page with a good row for each section, and more. */
function faultsWith(...more: string[]): string[] {
  const good = [1, 2, 3, 4, 5, 6, 7, 8, 9, 'P'].map((section) => `| ${section}.1 | x | \`a.test.ts › it is said\` | |`);
  return faultsOf(conformance, readRows(conformance, [...good, ...more].join('\n')), states);
}

test('a page whose rows all name tests that passed has no fault', () => {
  expect(faultsWith("| 9.2 | says 'Course not found' | `a.test.ts › it is said` | as it stands |")).toEqual([]);
  expect(faultsWith('| 9.2 | x | `a.test.ts › it is sa…` | |')).toEqual([]);
});

test.each([
  ['| 9.2 | x | `a.test.ts › nobody wrote it` | |', '9.2: no such test in the last run: a.test.ts › nobody wrote it'],
  ['| 9.2 | x | `a.test.ts › nobody…` | |', '9.2: no such test in the last run: a.test.ts › nobody…'],
  ['| 9.2 | x | `a.test.ts › it is broken` | |', '9.2: failed: a.test.ts › it is broken'],
  ['| 9.2 | x | `a.test.ts › it is left out` | |', '9.2: skipped: a.test.ts › it is left out'],
  ['| 9.2 | x | none yet | |', '9.2: names no test'],
  ['| 9.1 | x | `a.test.ts › it is said` | |', '9.1 stands there twice'],
  ['| 9.3 | x | `a.test.ts › it is said` | |', '9.2 has no row'],
])('the row %s is a fault', (row, fault) => {
  expect(faultsWith(row)).toEqual([expect.stringContaining(fault)]);
});

test('a section without a row is a fault, and a row that has not four cells is no row', () => {
  expect(faultsOf(conformance, [], states)).toHaveLength(10);
  expect(() => readRows(conformance, '| 1.1 | x | `a.test.ts › it is said` |')).toThrow('has 3 cells instead of 4');
});

/** A page of weaknesses with good rows, and more. */
function securityFaultsWith(...more: string[]): string[] {
  const good = ['H1', 'M1', 'L1'].map((id) => `| ${id} | x | y | \`a.test.ts › it is said\` |`);
  return faultsOf(security, readRows(security, [...good, ...more].join('\n')), states);
}

test('a weakness without a row, or held by a test that did not pass, is a fault', () => {
  expect(securityFaultsWith('| L2 | x | y | `a.test.ts › it is said` |')).toEqual([]);
  expect(securityFaultsWith('| L3 | x | y | `a.test.ts › it is said` |')).toEqual(['docs/security.md: L2 has no row']);
  expect(securityFaultsWith('| L1 | x | y | `a.test.ts › it is said` |')).toEqual([
    'docs/security.md: L1 stands there twice',
  ]);
  expect(securityFaultsWith('| L2 | x | y | `a.test.ts › it is broken` |')).toEqual([
    'docs/security.md:4 L2: failed: a.test.ts › it is broken',
  ]);
  expect(faultsOf(security, [], states)).toHaveLength(3);
  expect(() => readRows(security, '| H1 | x | y |')).toThrow('has 3 cells instead of 4');
});
