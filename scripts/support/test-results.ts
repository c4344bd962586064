import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type TestState = 'passed' | 'failed' | 'skipped';

/** How one test ended. */
export interface TestResult {
  /** What the summary counts it under. */
  readonly kind: string;
  /** `file › describe › test`, from the project's folder. */
  readonly title: string;
  readonly state: TestState;
  /** Duration in seconds, including the test's own hooks. */
  readonly seconds: number;
  /** What a failed one said, and where. */
  readonly why?: string;
}

export type Runner = 'vitest' | 'playwright';

const folder = join(process.cwd(), '.cache', 'reports');
const fileOf = (runner: Runner) => join(folder, `${runner}-results.json`);

/** Keeps what a run ended with; the reporters of this folder call it. */
export function writeResults(runner: Runner, results: readonly TestResult[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(runner), JSON.stringify(results));
}

/** Before a run, so that what an earlier one left is not taken for its results. */
export function forgetResults(runner: Runner): void {
  rmSync(fileOf(runner), { force: true });
}

/** Every test of the last run; undefined if the runner ended before it wrote them. */
export function readResults(runner: Runner): TestResult[] | undefined {
  const file = fileOf(runner);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestResult[]) : undefined;
}

const whyMax = 1500;

interface Failure {
  readonly message?: string;
  readonly stack?: string;
  /** What was expected beside what was got. */
  readonly diff?: string;
}

/** The beginning of what a failed test said: without a terminal's colours, and without the places in others' code. */
export function whyOf(failures: readonly Failure[]): string {
  const text = failures.flatMap(({ message, stack, diff }) => [stack ?? message, diff ?? '']).join('\n');
  const own = stripVTControlCharacters(text).replaceAll(/\n +at .*(?:node_modules|new Promise).*/g, '');
  return own.slice(0, whyMax);
}
