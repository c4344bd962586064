import { expect, it } from 'vitest';
import { lineOf, slowestOf, tableOf } from './test-report.ts';
import type { TestResult } from './test-results.ts';

const results: readonly TestResult[] = [
  { kind: 'unit', title: 'a.test.ts › quick', state: 'passed', seconds: 0.4 },
  { kind: 'unit', title: 'a.test.ts › wrong', state: 'failed', seconds: 1.5 },
  { kind: 'browser', title: 'b.e2e.ts › slow', state: 'passed', seconds: 12.04 },
  { kind: 'browser', title: 'b.e2e.ts › elsewhere', state: 'skipped', seconds: 0 },
];

it('a report has a line of each kind, the slowest first, and the sum of all', () => {
  expect(tableOf(results)).toBe(
    [
      'kind         passed   failed  skipped  seconds',
      'unit              1        1        0        2',
      'browser           1        0        1       12',
    ].join('\n'),
  );
  expect(slowestOf(results)).toBe('  12.0 s  browser: b.e2e.ts › slow\n   1.5 s  unit: a.test.ts › wrong');
  expect(lineOf(results)).toBe('2 passed, 1 failed, 1 skipped');
});
