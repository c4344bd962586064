import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Plant, plants } from './support/plants.ts';
import { capture, endWithParent, nodeCommand, root } from './support/processes.ts';

// Proves the checks themselves: plants mistakes in a copy of the tree and looks whether each one is caught.

const leftOut = ['.git', '.cache', 'build', 'data', 'node_modules', 'test-results'];

endWithParent();
const tree = mkdtempSync(join(tmpdir(), 'opvir-plants-'));
process.once('exit', () => rmSync(tree, { recursive: true, force: true }));
cpSync(root, tree, {
  recursive: true,
  filter: (path) => path === root || dirname(path) !== root || !leftOut.includes(basename(path)),
});
symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));

let missed = 0;
for (const check of new Set(plants.map((plant) => plant.check))) {
  const mine = plants.filter((plant) => plant.check === check);
  const uproot = mine.map(plantIn);
  const { code, stdout, stderr } = await capture(nodeCommand('scripts/check.ts', check), { cwd: tree });
  for (const restore of uproot) restore();
  const findings = findingsOf(stdout + stderr);
  for (const plant of mine) {
    const caught = code !== 0 && findings.some((finding) => isAbout(finding, plant));
    if (!caught) missed++;
    console.log(`${caught ? 'caught' : 'MISSED'}  ${check.padEnd(10)} ${plant.says.padEnd(38)} ${plant.file}`);
  }
  if (process.argv.includes('--show')) console.log(stdout + stderr);
}
console.log(`${plants.length - missed} of ${plants.length} planted mistakes caught.`);
process.exitCode = missed === 0 ? 0 : 1;

/** Writes the mistake; gives the function that takes it away again. */
function plantIn(plant: Plant): () => void {
  const path = join(tree, plant.file);
  mkdirSync(dirname(path), { recursive: true });
  if (plant.append === undefined) {
    writeFileSync(path, plant.text, { flag: 'wx' });
    return () => rmSync(path);
  }
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, before + plant.text);
  return () => writeFileSync(path, before);
}

/** Tools report either one finding a line, or blocks with an empty line between, or a heading with lines below it. */
function findingsOf(output: string): string[] {
  return [...output.split('\n'), ...output.split(/\n\s*\n/), ...output.split(/\n(?=Unused )/)];
}

function isAbout(finding: string, plant: Plant): boolean {
  return finding.includes(plant.file) && finding.includes(plant.says);
}
