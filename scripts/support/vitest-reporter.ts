import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type TestResult, whyOf, writeResults } from './test-results.ts';

const filesPerLine = 50;

/** Reports progress from time to time and failures at once, and writes the result of every test. */
export default class ResultsReporter implements Reporter {
  #files = 0;
  #done = 0;

  onTestRunStart(files: readonly unknown[]): void {
    this.#files = files.length;
    this.#done = 0;
  }

  onTestModuleEnd(module: TestModule): void {
    this.#done += 1;
    const failed = resultsOf(module).filter(({ state }) => state === 'failed');
    for (const { kind, title } of failed) console.log(`failed  ${kind}: ${title}`);
    if (this.#done % filesPerLine === 0 || this.#done === this.#files)
      console.log(`${this.#done} of ${this.#files} test files`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    writeResults('vitest', [
      ...modules.flatMap(resultsOf),
      ...unhandledErrors.map((error) => failure('unhandled errors', error.message, error)),
    ]);
  }
}

function resultsOf(module: TestModule): TestResult[] {
  const kind = module.project.name;
  return [
    // A file that cannot be loaded, or whose hooks fail, has errors and perhaps no tests.
    ...module.errors().map((error) => failure(kind, module.relativeModuleId, error)),
    ...[...module.children.allTests()].map((test): TestResult => {
      const { state, errors } = test.result();
      const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
      if (state === 'failed') return { ...failure(kind, titleOf(test), ...errors), seconds };
      return { kind, title: titleOf(test), state: state === 'pending' ? 'skipped' : state, seconds };
    }),
  ];
}

function titleOf(test: TestCase): string {
  const names = [test.name];
  let { parent } = test;
  for (; parent.type === 'suite'; parent = parent.parent) names.unshift(parent.name);
  return [parent.relativeModuleId, ...names].join(' › ');
}

function failure(kind: string, title: string, ...errors: readonly SerializedError[]): TestResult {
  return { kind, title, state: 'failed', seconds: 0, why: whyOf(errors) };
}
