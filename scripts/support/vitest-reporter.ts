import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type TestResult, whyOf, writeResults } from './test-results.ts';

/** Leaves how every single test ended. */
export default class ResultsReporter implements Reporter {
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
      if (state === 'failed') return failure(kind, titleOf(test), ...errors);
      return { kind, title: titleOf(test), state: state === 'pending' ? 'skipped' : state };
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
  return { kind, title, state: 'failed', why: whyOf(errors) };
}
