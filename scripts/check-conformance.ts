import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conformanceFaults, securityFaults, testsNamed } from './support/conformance-faults.ts';
import { conformanceFile, readConformanceRows, readSecurityRows, securityFile } from './support/conformance-rows.ts';
import { root } from './support/processes.ts';
import { readTestReports } from './support/test-reports.ts';

// Holds docs/conformance.md and docs/security.md to the last run of all tests.

const results = readTestReports();
if (results === null) {
  console.error('There is no report of a run of all tests. Run: npm test');
  process.exit(1);
}
const rows = readConformanceRows(sourceOf(conformanceFile));
const weaknesses = readSecurityRows(sourceOf(securityFile));
const faults = [...conformanceFaults(rows, results, sourceOf), ...securityFaults(weaknesses, results)];
for (const fault of faults) console.error(fault);

const named = new Set(rows.flatMap(({ tests }) => tests.flatMap((title) => testsNamed(title, results))));
const perSection = Map.groupBy(rows, ({ id }) => id.split('.')[0]);
const readings = rows.filter(({ reading }) => reading !== '').length;
console.log([...perSection].map(([section, { length }]) => `§${section} ${length}`).join(', '));
console.log(
  `${rows.length} rows, ${named.size} tests named, ${readings} readings or deviations, ${weaknesses.length} weaknesses held, ${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

function sourceOf(file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
