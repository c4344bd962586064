import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './processes.ts';

/** Where the last run of `npm test` left what its runners say about every single test. */
export const reportsFolder: string = join(root, '.cache', 'reports');
export const vitestReport: string = join(reportsFolder, 'vitest.json');
export const playwrightReport: string = join(reportsFolder, 'playwright.json');

export type TestState = 'passed' | 'failed' | 'skipped';

/** The parts that are read of Vitest's JSON report. */
interface VitestReport {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
  suites?: PlaywrightSuite[];
}

/** What is read of Playwright's JSON report. */
export interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
}

/**
 * Every test of the last run by its full title, `file › describe › test`, with how it ended. A database test runs once
 * for each engine under one title: it has failed if it failed on one of them. Null if a runner left no report.
 */
export function readTestReports(): Map<string, TestState> | null {
  if (!existsSync(vitestReport) || !existsSync(playwrightReport)) return null;
  const states = new Map<string, TestState>();
  for (const [title, state] of [...vitestTests(), ...playwrightTests()]) {
    states.set(title, worse(states.get(title), state));
  }
  return states;
}

function vitestTests(): [string, TestState][] {
  const { testResults } = JSON.parse(readFileSync(vitestReport, 'utf8')) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }): [string, TestState] => [
      [relative(root, name), ...ancestorTitles, title].join(' › '),
      status === 'passed' || status === 'failed' ? status : 'skipped',
    ]),
  );
}

function playwrightTests(): [string, TestState][] {
  const { config, suites } = JSON.parse(readFileSync(playwrightReport, 'utf8')) as PlaywrightReport;
  // A file is a suite too, and its title is its path.
  return suites.flatMap((file) => testsOf(file, relative(root, join(config.rootDir, file.title))));
}

function testsOf(suite: PlaywrightSuite, path: string): [string, TestState][] {
  const states = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const;
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status }): [string, TestState] => [`${path} › ${title}`, states[status]]),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, `${path} › ${inner.title}`)),
  ];
}

function worse(one: TestState | undefined, other: TestState): TestState {
  const order = ['skipped', 'passed', 'failed'] as const;
  return one !== undefined && order.indexOf(one) > order.indexOf(other) ? one : other;
}
