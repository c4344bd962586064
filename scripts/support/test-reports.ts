import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './processes.ts';

/** Where the last run of `npm test` left what its runners say about every single test. */
export const reportsFolder: string = join(root, '.cache', 'reports');
export const vitestReport: string = join(reportsFolder, 'vitest.json');
export const playwrightReport: string = join(reportsFolder, 'playwright.json');

export type TestState = 'passed' | 'failed' | 'skipped';

/** How a test of the last run ended, and a line of its file that belongs to it, counted from 1. */
export interface TestResult {
  readonly state: TestState;
  readonly line: number;
}

/** The parts that are read of Vitest's JSON report. */
interface VitestReport {
  testResults: { name: string; assertionResults: VitestResult[] }[];
}

interface VitestResult {
  ancestorTitles: string[];
  title: string;
  status: string;
  location: { line: number } | null;
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; line: number; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
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
export function readTestReports(): Map<string, TestResult> | null {
  if (!existsSync(vitestReport) || !existsSync(playwrightReport)) return null;
  const results = new Map<string, TestResult>();
  for (const [title, { state, line }] of [...vitestTests(), ...playwrightTests()]) {
    results.set(title, { state: worse(results.get(title)?.state, state), line });
  }
  return results;
}

function vitestTests(): [string, TestResult][] {
  const { testResults } = JSON.parse(readFileSync(vitestReport, 'utf8')) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, location }): [string, TestResult] => [
      [relative(root, name), ...ancestorTitles, title].join(' › '),
      { state: status === 'passed' || status === 'failed' ? status : 'skipped', line: location?.line ?? 0 },
    ]),
  );
}

function playwrightTests(): [string, TestResult][] {
  const { config, suites } = JSON.parse(readFileSync(playwrightReport, 'utf8')) as PlaywrightReport;
  // A file is a suite too, and its title is its path.
  return suites.flatMap((file) => testsOf(file, relative(root, join(config.rootDir, file.title))));
}

function testsOf(suite: PlaywrightSuite, path: string): [string, TestResult][] {
  const states = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const;
  return [
    ...suite.specs.flatMap(({ title, line, tests }) =>
      tests.map(({ status }): [string, TestResult] => [`${path} › ${title}`, { state: states[status], line }]),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, `${path} › ${inner.title}`)),
  ];
}

function worse(one: TestState | undefined, other: TestState): TestState {
  const order = ['skipped', 'passed', 'failed'] as const;
  return one !== undefined && order.indexOf(one) > order.indexOf(other) ? one : other;
}
