import type { TestResult, TestState } from './test-results.ts';

const slowestShown = 10;

/** Summary `N passed, N failed, N skipped`; the last line of `npm test` has exactly this form. */
export function lineOf(results: readonly TestResult[]): string {
  const { passed, failed, skipped } = countsOf(results);
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Table with a line for each kind: the number of tests by result, and the sum of their seconds. */
export function tableOf(results: readonly TestResult[]): string {
  const head = ['kind', 'passed', 'failed', 'skipped', 'seconds'];
  const kinds = Map.groupBy(results, ({ kind }) => kind);
  const rows = [...kinds].map(([kind, each]) => {
    const { passed, failed, skipped } = countsOf(each);
    const seconds = each.reduce((sum, result) => sum + result.seconds, 0);
    return [kind, passed, failed, skipped, Math.round(seconds)].map(String);
  });
  return [head, ...rows].map(([kind = '', ...cells]) => kind.padEnd(10) + cells.map(right).join('')).join('\n');
}

/** Slowest tests, one a line; tests under a second are left out. */
export function slowestOf(results: readonly TestResult[]): string {
  const long = results.filter(({ seconds }) => seconds >= 1);
  const slowest = long.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestShown);
  return slowest.map(({ seconds, kind, title }) => `${seconds.toFixed(1).padStart(6)} s  ${kind}: ${title}`).join('\n');
}

function right(cell: string): string {
  return cell.padStart(9);
}

function countsOf(results: readonly TestResult[]): Record<TestState, number> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { state } of results) counts[state] += 1;
  return counts;
}
