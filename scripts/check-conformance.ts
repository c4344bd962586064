import { existsSync, readFileSync } from 'node:fs';
import { conformance, faultsOf, fileOf, readRows, security, testsNamed } from './support/conformance.ts';
import { type TestState, readResults } from './support/test-results.ts';

// Checks docs/conformance.md and docs/security.md against the last test run. With --all, every test that they name must have run and passed; without
// it, a test whose file was not run only needs that file.

const isAll = process.argv.includes('--all');
const results = [readResults('vitest'), readResults('playwright')];
if (results.includes(undefined)) {
  console.error('There is no report of a run of tests. Run: npm test');
  process.exit(1);
}
// A database test runs on each engine under one title: it has failed if it failed on one of them.
const order: readonly TestState[] = ['skipped', 'passed', 'failed'];
const states = new Map(
  results
    .flatMap((each) => each ?? [])
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
    .map(({ title, state }) => [title, state]),
);
const [claims, weaknesses] = [rowsOf(conformance), rowsOf(security)];
const ran = new Set([...states.keys()].map(fileOf));
const isElsewhere = (file: string) => !isAll && !ran.has(file) && existsSync(file);
const faults = [
  ...faultsOf(conformance, claims, states, isElsewhere),
  ...faultsOf(security, weaknesses, states, isElsewhere),
];
for (const fault of faults) console.error(fault);

const named = new Set(claims.flatMap(({ tests }) => tests.flatMap((title) => testsNamed(title, states))));
const perSection = Map.groupBy(claims, ({ id }) => id.split('.')[0]);
const readings = claims.filter(({ cells }) => cells[3] !== '').length;
console.log([...perSection].map(([section, { length }]) => `§${section} ${length}`).join(', '));
console.log(
  `${claims.length} rows, ${named.size} tests named, ${readings} readings or deviations, ${weaknesses.length} weaknesses held, ${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

function rowsOf(page: typeof conformance) {
  return readRows(page, readFileSync(page.file, 'utf8'));
}
