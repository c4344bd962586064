/** How many tests of one kind ended how. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

export function emptyTotals(): Totals {
  return { passed: 0, failed: 0, skipped: 0 };
}

export function sumOf(all: readonly Totals[]): Totals {
  const sum = emptyTotals();
  for (const totals of all) {
    sum.passed += totals.passed;
    sum.failed += totals.failed;
    sum.skipped += totals.skipped;
  }
  return sum;
}

/** `N passed, N failed, N skipped`: the last line of `npm test` has exactly this form. */
export function lineOf({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
