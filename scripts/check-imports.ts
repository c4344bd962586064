import { existsSync } from 'node:fs';
import { capture, nodeCommand } from './support/processes.ts';

/** What is read of dependency-cruiser's JSON. */
interface Cruise {
  summary: {
    totalCruised: number;
    violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[];
  };
  modules: { source: string }[];
}

const folders = ['src', 'migrations', 'test', 'scripts'].filter((folder) => existsSync(folder));
const bin = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
const { stdout, stderr } = await capture(
  nodeCommand(bin, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders),
);
const { summary, modules } = parse(stdout);

// Without a TypeScript that it understands it reads no .ts file at all, and reports no violation.
const ours = modules.filter(({ source }) => /^(src|migrations|test|scripts)\/.*\.tsx?$/.test(source));
if (ours.length === 0) {
  console.error('dependency-cruiser read no TypeScript file: the package "typescript" must be version 6, not 7.');
  process.exit(1);
}
for (const { rule, from, to, cycle } of summary.violations) {
  console.error(`${rule.name}: ${from} → ${cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ')}`);
}
console.log(`${ours.length} files read, ${summary.violations.length} imports against the rules.`);
process.exitCode = summary.violations.length === 0 ? 0 : 1;

function parse(json: string): Cruise {
  try {
    return JSON.parse(json) as Cruise;
  } catch (error) {
    throw new Error(`dependency-cruiser said: ${json}${stderr}`, { cause: error });
  }
}
