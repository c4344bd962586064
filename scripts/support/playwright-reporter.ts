import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { type TestResult, whyOf, writeResults } from './test-results.ts';

// A test that passes only on retry has failed.
const states = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const;

/** Writes the result of every test. */
export default class ResultsReporter implements Reporter {
  #tests: Suite | undefined;

  onBegin(_: FullConfig, tests: Suite): void {
    this.#tests = tests;
  }

  onEnd(): void {
    const results = this.#tests?.allTests().map((test): TestResult => {
      // The root and the project have titles, too, and the file's is not relative to the project's folder yet.
      const title = [relative(process.cwd(), test.location.file), ...test.titlePath().slice(3)].join(' › ');
      const why = whyOf(test.results.flatMap(({ errors }) => errors));
      const seconds = test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      return { kind: 'browser', title, state: states[test.outcome()], seconds, ...(why && { why }) };
    });
    writeResults('playwright', results ?? []);
  }
}
