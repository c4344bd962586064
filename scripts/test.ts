import { missingBrowsers } from '../test/support/other-browsers.ts';
import { dropForgottenDatabases, serverUrl, whyNoPostgres } from '../test/support/postgres.ts';
import { type TestKind, suites, testKinds } from '../test/suites.ts';
import { changesOf } from './support/changes-of.ts';
import { changedPaths } from './support/changed-paths.ts';
import { buildIfStale } from './support/freshness.ts';
import { nodeCommand, run } from './support/processes.ts';
import { startTestCluster } from './support/test-cluster.ts';
import { lineOf, slowestOf, tableOf } from './support/test-report.ts';
import { type Runner, type TestResult, forgetResults, readResults } from './support/test-results.ts';
import { type ChosenSuites, type Selection, selectionOf, suitesFor } from './support/test-selection.ts';

// npm test                    the tests that every change must pass, and the suites that guard the changed paths
// npm test -- --all           everything (npm run test:all)
// npm test -- unit browser    kinds of tests
// npm test -- grade.test.ts   a file, or a part of its path; "is enrolled": tests by a part of their name; with a kind: only those of it
//                             --watch: again at each change; -u: writes the files that tests compare with, such as access-matrix.csv

const inCi = process.env['CI'] === 'true';
const words = process.argv.slice(2);
const isAll = words.includes('--all');
const isWatched = words.includes('--watch');
const isUpdating = words.includes('-u');
const named = words.filter((word) => !['--all', '--watch', '-u'].includes(word));
const isKind = (word: string): word is TestKind => testKinds.some((kind) => kind === word);
const namedKinds = named.filter(isKind);
const parts = named.filter((word) => !isKind(word));

const selection = parts.length === 0 ? null : select();
const changes = changedPaths();
const kinds = new Set<TestKind>(selection ? selection.files.keys() : namedKinds.length > 0 ? namedKinds : testKinds);
/** Suites that run; null for all of them. */
const chosen = isAll || selection ? null : suitesFor(changes);

const results: TestResult[] = [];
const remarks: string[] = [];
const exitCodes: number[] = [];
const startedMs = Date.now();

announce(chosen);
// Content may link to any page of the site, and the build lists them.
if (needsBuild()) await buildIfStale();
await using _cluster = kinds.has('postgres') ? await findPostgres() : null;
const vitestKinds = testKinds.filter((kind) => kind !== 'browser' && kinds.has(kind));
if (vitestKinds.length > 0) await runVitest();
if (kinds.has('browser')) await (isWatched ? watchPlaywright() : runPlaywright());
const isWhole = !selection && named.length === 0;
const conformanceCode = isWhole ? await checkConformance() : 0;
conclude();

function select(): Selection {
  const found = selectionOf(parts, namedKinds.length > 0 ? namedKinds : testKinds);
  if (found) return found;
  const missing = parts.filter((part) => selectionOf([part]) === null);
  console.error(`No test has "${(missing.length > 0 ? missing : parts).join('" or "')}" in its path or its name.`);
  process.exit(2);
}

/** Prints which suites run and why, and which do not. */
function announce(running: ChosenSuites | null): void {
  if (selection) return;
  if (running === null) return console.log('All suites run.');
  for (const [name, path] of running) console.log(`Suite "${name}" runs: ${path} was changed since ${changes?.since}.`);
  const away = suites.map(({ name }) => name).filter((name) => !running.has(name));
  console.log(`Skipped, because nothing they cover has changed (npm run test:all runs them): ${away.join(', ')}.`);
}

function needsBuild(): boolean {
  if (!selection) return [...kinds].some((kind) => kind !== 'unit' && kind !== 'dom');
  return [...selection.files].some(([kind, files]) =>
    kind === 'unit' ? files.some((file) => file.startsWith('scripts/')) : kind !== 'dom',
  );
}

/** Starts a cluster for the tests if possible, else uses a server that answers; without either, tests on PostgreSQL are skipped. */
async function findPostgres(): Promise<AsyncDisposable | null> {
  const own = process.env['OPVIR_TEST_POSTGRES_URL'] ? null : await startTestCluster();
  if (own) {
    process.env['OPVIR_TEST_POSTGRES_URL'] = own.url;
    process.env['OPVIR_TEST_POSTGRES_THROWAWAY'] = 'on';
    return own;
  }
  const missing = await whyNoPostgres();
  if (missing === null) {
    await dropForgottenDatabases();
    return null;
  }
  kinds.delete('postgres');
  const where = `PostgreSQL at ${new URL(serverUrl()).host} (OPVIR_TEST_POSTGRES_URL): ${missing}`;
  if (inCi) exitCodes.push(1);
  remarks.push(inCi ? `FAILED: in CI the database tests must run on PostgreSQL too. ${where}` : `SKIPPED: ${where}`);
  console.log(remarks.at(-1));
  return null;
}

async function runVitest(): Promise<void> {
  const projects = vitestKinds.flatMap((kind) => ['--project', kind]);
  const files = selection ? vitestKinds.flatMap((kind) => selection.files.get(kind) ?? []) : [];
  const names = selection?.names ? ['-t', selection.names] : [];
  const own = ['--reporter', './scripts/support/vitest-reporter.ts'];
  const reporters = selection ? ['--reporter', 'default', ...own] : own;
  const mode = isWatched ? 'watch' : 'run';
  const update = isUpdating ? ['-u'] : [];
  const args = [mode, ...update, ...projects, ...names, ...reporters, ...new Set(files)];
  await runWith('vitest', nodeCommand('node_modules/vitest/vitest.mjs', ...args));
}

async function runPlaywright(): Promise<void> {
  const files = selection?.files.get('browser') ?? [];
  const names = selection?.names ? ['-g', selection.names] : [];
  const reporters = ['--reporter', 'list,./scripts/support/playwright-reporter.ts'];
  await runWith(
    'playwright',
    nodeCommand('node_modules/@playwright/test/cli.js', 'test', ...names, ...reporters, ...files),
  );
  if (chosen === null || chosen.has('other browsers'))
    remarks.push(...missingBrowsers.map((line) => `SKIPPED: ${line}`));
}

/** Runs Playwright again at each change, because its own runner has no watch mode. */
async function watchPlaywright(): Promise<void> {
  for await (const _ of changesOf(['src', 'test', 'content'])) {
    await buildIfStale();
    await runPlaywright();
    console.log('Waiting for a change …');
  }
}

async function runWith(runner: Runner, command: readonly string[]): Promise<void> {
  forgetResults(runner);
  const env = chosen && { OPVIR_TEST_SUITES: [...chosen.keys()].join(';') };
  exitCodes.push(await run(command, env ? { env } : {}));
  results.push(...(readResults(runner) ?? []));
}

/** Checks that the run holds every section of the specification. */
async function checkConformance(): Promise<number> {
  console.log('\nConformance to the specification:');
  return run(nodeCommand('scripts/check-conformance.ts', ...(isAll ? ['--all'] : [])));
}

function conclude(): void {
  const failed = results.filter(({ state }) => state === 'failed');
  const nothingRan = results.every(({ state }) => state === 'skipped');
  const hasCode = exitCodes.some((code) => code !== 0);
  // Once more at the end: it is far up among thousands of lines.
  for (const { kind, title, why } of failed) console.log(`\nFAILED: ${title} (${kind})\n${why ?? ''}`);
  console.log(`\n${tableOf(results)}\n\nThe slowest tests:\n${slowestOf(results)}\n`);
  for (const remark of remarks) console.log(remark);
  if (nothingRan) console.log('FAILED: no test ran.');
  else if (hasCode && failed.length === 0) console.log('FAILED: a test runner ended with an error; see above.');
  if (conformanceCode !== 0)
    console.log('FAILED: the run does not hold every section of the specification; see above.');
  console.log(`In ${((Date.now() - startedMs) / 60_000).toFixed(1)} minutes:`);
  console.log(lineOf(results));
  process.exitCode = nothingRan || failed.length > 0 || hasCode || conformanceCode !== 0 ? 1 : 0;
}
