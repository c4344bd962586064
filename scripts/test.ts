import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropForgottenDatabases } from '../test/support/postgres.ts';
import { buildIfStale } from './support/freshness.ts';
import { postgresPlace, testPostgresUrl, whyNoPostgres } from './support/postgres.ts';
import { endWithParent, nodeCommand, run } from './support/processes.ts';
import { type PlaywrightReport, playwrightReport, vitestReport } from './support/test-reports.ts';
import { type Totals, emptyTotals, lineOf, sumOf } from './support/totals.ts';

const vitestKinds = { unit: 'unit', dom: 'dom', sqlite: 'db-sqlite', postgres: 'db-postgres' };
const kinds = [...Object.keys(vitestKinds), 'browser'];
const inCi = process.env['CI'] === 'true';

endWithParent();
const asked = process.argv.slice(2);
const unknown = asked.filter((kind) => !kinds.includes(kind));
if (unknown.length > 0) {
  console.error(`There are no "${unknown.join('", "')}" tests. Kinds: ${kinds.join(', ')}; none named means all.`);
  process.exit(2);
}
const chosen = new Set(asked.length > 0 ? asked : kinds);
const folder = mkdtempSync(join(tmpdir(), 'opvir-test-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const totals = new Map<string, Totals>();
const remarks: string[] = [];
const exitCodes: number[] = [];

const missingPostgres = chosen.has('postgres') ? await whyNoPostgres() : null;
if (missingPostgres !== null) {
  chosen.delete('postgres');
  const where = `PostgreSQL at ${postgresPlace()} (OPVIR_TEST_POSTGRES_URL): ${missingPostgres}`;
  if (inCi) exitCodes.push(1);
  remarks.push(inCi ? `FAILED: in CI the database tests must run on PostgreSQL too. ${where}` : `SKIPPED: ${where}`);
  console.log(remarks.at(-1));
}

if (chosen.has('postgres')) await dropForgottenDatabases();
if (Object.keys(vitestKinds).some((kind) => chosen.has(kind))) await runVitest();
if (chosen.has('browser')) await runPlaywright();
const conformanceCode = asked.length === 0 ? await checkConformance() : 0;
conclude();

async function runVitest(): Promise<void> {
  const file = join(folder, 'totals.json');
  rmSync(vitestReport, { force: true });
  const projects = Object.entries(vitestKinds).flatMap(([kind, name]) => (chosen.has(kind) ? ['--project', name] : []));
  const reporters = ['dot', './scripts/support/vitest-totals.ts', 'json'].flatMap((name) => ['--reporter', name]);
  const output = `--outputFile.json=${vitestReport}`;
  const command = nodeCommand('node_modules/vitest/vitest.mjs', 'run', ...projects, ...reporters, output);
  exitCodes.push(await run(command, { env: { OPVIR_TEST_TOTALS: file, OPVIR_TEST_POSTGRES_URL: testPostgresUrl } }));
  const counted = (readJson(file) ?? {}) as Record<string, Totals>;
  for (const [name, count] of Object.entries(counted)) totals.set(name, count);
  const onSqlite = counted['db-sqlite'];
  if (missingPostgres !== null && onSqlite !== undefined) {
    totals.set('db-postgres', { ...emptyTotals(), skipped: sumOf([onSqlite]).passed + onSqlite.failed });
  }
}

async function runPlaywright(): Promise<void> {
  await buildIfStale();
  rmSync(playwrightReport, { force: true });
  const command = nodeCommand('node_modules/@playwright/test/cli.js', 'test', '--reporter', 'list,json');
  exitCodes.push(await run(command, { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport } }));
  const report = readJson(playwrightReport) as PlaywrightReport | undefined;
  if (report === undefined) return;
  const { stats } = report;
  totals.set('browser', {
    passed: stats.expected,
    // A test that passes only at the second try has failed.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  });
}

/** Its rows name tests of every kind, so that only a run of all can hold them. */
async function checkConformance(): Promise<number> {
  console.log('\nConformance to the specification:');
  return run(nodeCommand('scripts/check-conformance.ts'));
}

function conclude(): void {
  const sum = sumOf([...totals.values()]);
  const nothingRan = sum.passed + sum.failed === 0;
  console.log('');
  for (const [kind, count] of totals) console.log(`${kind.padEnd(16)} ${lineOf(count)}`);
  for (const remark of remarks) console.log(remark);
  const crashed = exitCodes.some((code) => code !== 0) && sum.failed === 0;
  if (nothingRan) console.log('FAILED: no test ran.');
  else if (crashed) console.log('FAILED: a test runner ended with an error; see above.');
  if (conformanceCode !== 0)
    console.log('FAILED: docs/conformance.md or docs/security.md and the tests do not agree; see above.');
  console.log(lineOf(sum));
  exitCodes.push(conformanceCode);
  process.exitCode = nothingRan || sum.failed > 0 || exitCodes.some((code) => code !== 0) ? 1 : 0;
}

/** Undefined if the runner ended before it wrote its totals. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
