import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type TestState = 'passed' | 'failed' | 'skipped';

/** Result of one test. */
export interface TestResult {
  /** Category in the summary. */
  readonly kind: string;
  /** `file › describe › test`, from the project's folder. */
  readonly title: string;
  readonly state: TestState;
  /** Duration in seconds, including the test's own hooks. */
  readonly seconds: number;
  /** Message and location of a failure. */
  readonly why?: string;
}

export type Runner = 'vitest' | 'playwright';

const folder = join(process.cwd(), '.cache', 'reports');
const fileOf = (runner: Runner) => join(folder, `${runner}-results.json`);

/** Stores the results of a run; the reporters of this folder call it. */
export function writeResults(runner: Runner, results: readonly TestResult[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(runner), JSON.stringify(results));
}

/** Removes the results of an earlier run, so that they are not taken for those of the next. */
export function forgetResults(runner: Runner): void {
  rmSync(fileOf(runner), { force: true });
}

/** Every test of the last run; undefined if the runner ended before it wrote them. */
export function readResults(runner: Runner): TestResult[] | undefined {
  const file = fileOf(runner);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestResult[]) : undefined;
}

/** Stores a report beside the results and returns its path. */
export function writeReport(name: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  return join('.cache', 'reports', name);
}

const whyMax = 1500;

interface Failure {
  readonly message?: string;
  readonly stack?: string;
  /** Difference between expected and actual values. */
  readonly diff?: string;
}

/** The start of a failure's message, without terminal colors and without stack frames in other packages. */
export function whyOf(failures: readonly Failure[]): string {
  const text = failures.flatMap(({ message, stack, diff }) => [stack ?? message, diff ?? '']).join('\n');
  const own = stripVTControlCharacters(text).replaceAll(/\n +at .*(?:node_modules|new Promise).*/g, '');
  return own.slice(0, whyMax);
}
