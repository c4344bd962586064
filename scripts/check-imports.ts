import { capture, nodeCommand } from './support/processes.ts';

/** Fields used from dependency-cruiser's JSON. */
interface Cruise {
  summary: { violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[] };
  modules: { source: string }[];
}

const bin = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
const { stdout, stderr } = await capture(nodeCommand(bin, ...options, 'src', 'migrations', 'test', 'scripts'));
if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser said: ${stdout}${stderr}`);
const { summary, modules } = JSON.parse(stdout) as Cruise;

// Without a supported TypeScript it silently reads no .ts file and reports no violation.
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
