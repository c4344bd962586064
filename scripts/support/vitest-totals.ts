import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import { emptyTotals, type Totals } from './totals.ts';

/** Writes how many tests of each project passed, failed or were skipped, as JSON, to `OPVIR_TEST_TOTALS`. */
export default class VitestTotals implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const file = process.env['OPVIR_TEST_TOTALS'];
    if (file === undefined) return;
    const byProject: Record<string, Totals> = {};
    for (const module of modules) {
      const totals = (byProject[module.project.name] ??= emptyTotals());
      // A file that cannot be loaded, or whose hooks fail, has errors and perhaps no tests.
      totals.failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        totals[state === 'pending' ? 'skipped' : state]++;
      }
    }
    if (unhandledErrors.length > 0)
      byProject['unhandled errors'] = { ...emptyTotals(), failed: unhandledErrors.length };
    writeFileSync(file, JSON.stringify(byProject));
  }
}
