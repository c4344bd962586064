import { dropForgottenDatabases, serverUrl, whyNoPostgres } from '../test/support/postgres.ts';
import { missingBrowsers } from '../test/support/other-browsers.ts';
import { buildIfStale } from './support/freshness.ts';
import { nodeCommand, run } from './support/processes.ts';
import { type Runner, type TestResult, forgetResults, lineOf, readResults } from './support/test-results.ts';

const projects = ['unit', 'dom', 'sqlite', 'postgres'];
const kinds = [...projects, 'browser'];
const inCi = process.env['CI'] === 'true';

const asked = process.argv.slice(2);
const unknown = asked.filter((kind) => !kinds.includes(kind));
if (unknown.length > 0) {
  console.error(`There are no "${unknown.join('", "')}" tests. Kinds: ${kinds.join(', ')}; none named means all.`);
  process.exit(2);
}
const chosen = new Set(asked.length > 0 ? asked : kinds);
const results: TestResult[] = [];
const remarks: string[] = [];
const exitCodes: number[] = [];

const missingPostgres = chosen.has('postgres') ? await whyNoPostgres() : null;
if (missingPostgres !== null) {
  chosen.delete('postgres');
  const where = `PostgreSQL at ${new URL(serverUrl).host} (OPVIR_TEST_POSTGRES_URL): ${missingPostgres}`;
  if (inCi) exitCodes.push(1);
  remarks.push(inCi ? `FAILED: in CI the database tests must run on PostgreSQL too. ${where}` : `SKIPPED: ${where}`);
  console.log(remarks.at(-1));
}

// Content may link to any page of the site, which is known once it is built.
await buildIfStale();
if (chosen.has('postgres')) await dropForgottenDatabases();
if (projects.some((kind) => chosen.has(kind))) await runVitest();
if (chosen.has('browser')) await runPlaywright();
const conformanceCode = asked.length === 0 ? await checkConformance() : 0;
conclude();

async function runVitest(): Promise<void> {
  const selected = projects.filter((kind) => chosen.has(kind)).flatMap((kind) => ['--project', kind]);
  const reporters = ['--reporter', 'dot', '--reporter', './scripts/support/vitest-reporter.ts'];
  await runWith('vitest', nodeCommand('node_modules/vitest/vitest.mjs', 'run', ...selected, ...reporters));
  if (missingPostgres !== null) {
    const ran = results.filter(({ kind, state }) => kind === 'sqlite' && state !== 'skipped');
    results.push(...ran.map(({ title }): TestResult => ({ kind: 'postgres', title, state: 'skipped' })));
  }
}

async function runPlaywright(): Promise<void> {
  const reporters = ['--reporter', 'list,./scripts/support/playwright-reporter.ts'];
  await runWith('playwright', nodeCommand('node_modules/@playwright/test/cli.js', 'test', ...reporters));
  remarks.push(...missingBrowsers.map((line) => `SKIPPED: ${line}`));
}

async function runWith(runner: Runner, command: readonly string[]): Promise<void> {
  forgetResults(runner);
  exitCodes.push(await run(command, { env: { OPVIR_TEST_POSTGRES_URL: serverUrl } }));
  results.push(...(readResults(runner) ?? []));
}

/** Its rows name tests of every kind, so that only a run of all can hold them. */
async function checkConformance(): Promise<number> {
  console.log('\nConformance to the specification:');
  return run(nodeCommand('scripts/check-conformance.ts'));
}

function conclude(): void {
  const failed = results.filter(({ state }) => state === 'failed');
  const nothingRan = results.every(({ state }) => state === 'skipped');
  const hasCode = exitCodes.some((code) => code !== 0);
  // Once more at the end: it is far up among thousands of lines.
  for (const { kind, title, why } of failed) console.log(`\nFAILED: ${title} (${kind})\n${why ?? ''}`);
  console.log('');
  for (const [kind, each] of Map.groupBy(results, (result) => result.kind))
    console.log(`${kind.padEnd(16)} ${lineOf(each)}`);
  for (const remark of remarks) console.log(remark);
  if (nothingRan) console.log('FAILED: no test ran.');
  else if (hasCode && failed.length === 0) console.log('FAILED: a test runner ended with an error; see above.');
  if (conformanceCode !== 0)
    console.log('FAILED: docs/conformance.md or docs/security.md and the tests do not agree; see above.');
  console.log(lineOf(results));
  process.exitCode = nothingRan || failed.length > 0 || hasCode || conformanceCode !== 0 ? 1 : 0;
}
