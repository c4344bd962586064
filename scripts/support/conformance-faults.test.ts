import { expect, test } from 'vitest';
import { conformanceFaults, securityFaults } from './conformance-faults.ts';
import { readConformanceRows, readSecurityRows } from './conformance-rows.ts';
import type { TestResult } from './test-reports.ts';

const results = new Map<string, TestResult>([
  ['a.test.ts › it is said', { state: 'passed', line: 2 }],
  ['a.test.ts › it is broken', { state: 'failed', line: 4 }],
  ['a.test.ts › it is left out', { state: 'skipped', line: 5 }],
  ['a.test.ts › it is said elsewhere', { state: 'passed', line: 6 }],
]);

// A text for the check to read, as a test file is written; nothing in it runs, the skipped test neither.
const testFile = `const { notFound } = { notFound: 'Course not found' };
test('it is said', () => expect([notFound, 'Welcome']).toEqual(texts));

test('it is broken', () => {});
test.skip('it is left out', () => {});
test('it is said elsewhere', () => getByText('Farewell'));
`;

/** A page with a good row for each section, and more. */
function faultsWith(...more: string[]): string[] {
  const good = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((section) => `| ${section}.1 | x | \`a.test.ts › it is said\` | |`);
  return conformanceFaults(readConformanceRows([...good, ...more].join('\n')), results, () => testFile);
}

test('a page whose rows all name tests that passed has no fault', () => {
  expect(faultsWith("| 9.2 | says 'Course not found' | `a.test.ts › it is said` | as it stands |")).toEqual([]);
  expect(faultsWith("| 9.2 | says 'Welcome' | `a.test.ts › it is said` | |")).toEqual([]);
  expect(faultsWith("| 9.2 | says 'Welcome' and 'Farewell' | `a.test.ts › it is sa…` | |")).toEqual([]);
});

test.each([
  ['| 9.2 | x | `a.test.ts › nobody wrote it` | |', '9.2: no such test in the last run: a.test.ts › nobody wrote it'],
  ['| 9.2 | x | `a.test.ts › nobody…` | |', '9.2: no such test in the last run: a.test.ts › nobody…'],
  ['| 9.2 | x | `a.test.ts › it is broken` | |', '9.2: failed: a.test.ts › it is broken'],
  ['| 9.2 | x | `a.test.ts › it is left out` | |', '9.2: skipped: a.test.ts › it is left out'],
  ['| 9.2 | x | none yet | |', '9.2: names no test'],
  ["| 9.2 | 'Nobody says this' | `a.test.ts › it is said` | |", "9.2: none of its tests says 'Nobody says this'"],
  ["| 9.2 | says 'Farewell' | `a.test.ts › it is said` | |", "9.2: none of its tests says 'Farewell'"],
  ['| 9.1 | x | `a.test.ts › it is said` | |', '9.1 stands there twice'],
])('the row %s is a fault', (row, fault) => {
  expect(faultsWith(row)).toEqual([expect.stringContaining(fault)]);
});

test('a section without a row is a fault, and a row that has not four cells is no row', () => {
  expect(conformanceFaults([], results, () => '')).toHaveLength(9);
  expect(() => readConformanceRows('| 1.1 | x | `a.test.ts › it is said` |')).toThrow('has 3 cells instead of 4');
});

/** A page of weaknesses with good rows, and more. */
function securityFaultsWith(...more: string[]): string[] {
  const good = ['H1', 'M1', 'L1'].map((id) => `| ${id} | x | y | \`a.test.ts › it is said\` |`);
  return securityFaults(readSecurityRows([...good, ...more].join('\n')), results);
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
  expect(securityFaults([], results)).toHaveLength(3);
  expect(() => readSecurityRows('| H1 | x | y |')).toThrow('has 3 cells instead of 4');
});
