import { conformanceFaults, conformanceReport, testsBySection } from './support/conformance.ts';
import { readResults, writeReport } from './support/test-results.ts';

// Checks that the last test run holds every section of the specification, and writes which tests do. With --all, a
// skipped test is a fault, too.

const results = [readResults('vitest'), readResults('playwright')];
if (results.includes(undefined)) {
  console.error('There are no test results. Run: npm test');
  process.exit(1);
}
const all = results.flatMap((each) => each ?? []);
const faults = conformanceFaults(all, process.argv.includes('--all'));
for (const fault of faults) console.error(fault);
console.log([...testsBySection(all)].map(([section, { size }]) => `§${section} ${size}`).join(', '));
console.log(
  `${faults.length} faults. The tests of each section: ${writeReport('conformance.md', conformanceReport(all))}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
