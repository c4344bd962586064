import { nodeCommand, run } from './support/processes.ts';

const packageBin = (path: string, ...args: string[]) => nodeCommand(`node_modules/${path}`, ...args);

const steps: Record<string, readonly string[]> = {
  format: packageBin('oxfmt/bin/oxfmt', '--check', '.'),
  lint: packageBin('oxlint/bin/oxlint'),
  types: packageBin('@typescript/native/bin/tsc', '--noEmit', '-p', '.'),
  'server-types': packageBin('@typescript/native/bin/tsc', '--noEmit', '-p', 'tsconfig.server.json'),
  'web-types': packageBin('@typescript/native/bin/tsc', '--noEmit', '-p', 'tsconfig.web.json'),
  imports: nodeCommand('scripts/check-imports.ts'),
  patterns: nodeCommand('scripts/check-patterns.ts'),
  'bare-text': nodeCommand('scripts/check-bare-text.ts'),
  wording: nodeCommand('scripts/check-wording.ts'),
  'dead-code': packageBin('knip/bin/knip.js', '--treat-config-hints-as-errors'),
  tests: nodeCommand('scripts/test.ts'),
  conformance: nodeCommand('scripts/check-conformance.ts'),
  lessons: nodeCommand('scripts/check-lessons.ts'),
  size: nodeCommand('scripts/check-size.ts'),
};
/** A run of all tests ends with it; by its name alone it reads the reports of the last one. */
const onlyByName = 'conformance';

const asked = process.argv.slice(2);
const withoutTests = asked.includes('--no-tests');
const named = asked.filter((name) => name !== '--no-tests');
const unknown = named.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no check "${unknown.join('", "')}". Checks: ${Object.keys(steps).join(', ')}.`);
  console.error('Without a name, all checks run; --no-tests skips the tests.');
  process.exit(2);
}

const chosen = Object.entries(steps).filter(
  ([name]) => (named.length === 0 ? name !== onlyByName : named.includes(name)) && !(withoutTests && name === 'tests'),
);
const failed: string[] = [];
for (const [name, command] of chosen) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const startedMs = Date.now();
  const code = await run(command);
  if (code !== 0) failed.push(name);
  console.log(`${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - startedMs) / 1000).toFixed(1)} s`);
}
console.log(failed.length === 0 ? `\nAll ${chosen.length} checks passed.` : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
