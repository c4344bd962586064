import { appendFileSync, cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { temporaryFolder } from '../test/support/folder.ts';
import { capture, nodeCommand, root } from './support/processes.ts';

// Tests the checks themselves: plants mistakes in copies of the tree and verifies that each one is caught.

/** Text that the check must report in the same finding as the file name, the file, and the text appended to it. */
type Plant = readonly [says: string, file: string, text: string];

const manyLines = Array.from({ length: 401 }, (_, index) => `export const line${index} = ${index};\n`).join('');

/** Planted mistakes by the step of `npm run check` that must catch them; texts alone, so nothing here breaks a rule. */
const plants: Record<string, readonly Plant[]> = {
  format: [['src/ui/planted.ts', 'src/ui/planted.ts', 'export const planted = {a:"b"}']],
  lint: [
    ['(no-floating-promises)', 'src/platform/server/planted.ts', 'Promise.resolve(1);\n'],
    ['(no-explicit-any)', 'src/ui/planted-any.ts', 'export const planted: any = 1;\n'],
    ['(no-unsafe-member-access)', 'src/ui/planted-json.ts', "export const planted = JSON.parse('{}').a as string;\n"],
    ['(no-process-env)', 'src/app/server/planted.ts', "export const planted = process.env['HOME'];\n"],
    ['(no-console)', 'src/ui/planted-console.ts', 'console.log(1);\n'],
    ['(max-lines)', 'src/ui/planted-long.ts', manyLines],
    [
      '(rules-of-hooks)',
      'src/ui/planted-hooks.ts',
      "import { useState } from 'react';\nexport function usePlanted(on: boolean) {\n  if (on) useState(1);\n}\n",
    ],
    [
      '(exhaustive-deps)',
      'src/ui/planted-deps.ts',
      "import { useEffect } from 'react';\nexport function usePlanted(title: string) {\n  useEffect(() => void (document.title = title), []);\n}\n",
    ],
    ['(alt-text)', 'src/ui/planted-image.tsx', 'export const planted = <img src="/a.png" />;\n'],
    ['(no-focused-tests)', 'src/ui/planted.test.ts', "import { test } from 'vitest';\ntest.only('one', () => {});\n"],
  ],
  types: [
    ['TS2322', 'src/ui/planted.ts', "export const planted: number = 'one';\n"],
    ['TS2322', 'src/platform/contract/planted.ts', 'export const first = (list: string[]): string => list[0];\n'],
  ],
  'server-types': [['TS2584', 'src/platform/server/planted.ts', 'export {};\ndocument.title;\n']],
  'web-types': [['TS2591', 'src/ui/planted.ts', 'export const planted = process.title;\n']],
  imports: [
    ...[
      ['web-never-server', 'src/platform/web', "type {} from '../server/ids.ts'"],
      ['server-never-web', 'src/platform/server', "type {} from '../web/chunk.ts'"],
      ['feature-order', 'src/features/identity/web', "type {} from '../../feedback/contract.ts'"],
      ['feature-in-order', 'src/features/planted', "type {} from '../../platform/contract/paging.ts'"],
      ['feature-door', 'src/features/feedback/server', "type {} from '../../identity/server/queries.ts'"],
      ['platform-knows-no-feature', 'src/platform/web', "type {} from '../../features/identity/contract.ts'"],
      ['platform-knows-no-feature', 'src/ui', "type {} from '../features/identity/contract.ts'"],
      ['feature-never-app', 'src/features/courses/web', "type {} from '../../../app/contract.ts'"],
      ['contract-is-pure', 'src/platform/contract', "type {} from 'react'"],
      ['both-sides-take-no-side', 'src/features/courses', "type {} from '../../platform/server/ids.ts'"],
      ['no-full-zod', 'src/features/identity/web', "{ z } from 'zod'"],
      ['route-tables-are-types-in-browser', 'src/app/web', "{ routes } from '../contract.ts'"],
      ['sql-in-queries', 'src/features/feedback/server', "{ sql } from 'kysely'"],
      ['web-without-node', 'src/ui', "{ join } from 'node:path'"],
      ['product-never-tools', 'src/app/server', "{} from '../../../scripts/support/freshness.ts'"],
      ['product-never-dev-dependency', 'src/ui', "{ chromium } from '@playwright/test'"],
      ['resolvable', 'src/ui', "{} from './nowhere.ts'"],
    ].map(([rule, place, what]): Plant => [`${rule}: `, `${place}/planted-${rule}.ts`, `import ${what};\n`]),
    ['no-cycle: ', 'src/ui/planted-q.ts', "import { r } from './planted-r.ts';\nexport const q = () => r;\n"],
    ['no-cycle: ', 'src/ui/planted-r.ts', "import { q } from './planted-q.ts';\nexport const r = () => q;\n"],
  ],
  'bare-text': [
    ['{name}', 'src/ui/planted-text.tsx', 'export const Planted = (name: string) => <p>{name && <b />}{name}</p>;\n'],
  ],
  wording: [['What', 'src/ui/planted.ts', '/** What is planted. */\nexport const planted = 1;\n']],
  'dead-code': [
    ['Unused files', 'src/ui/planted.ts', 'export const planted = 1;\n'],
    ['plantedExport', 'src/platform/contract/paging.ts', 'export const plantedExport = 1;\n'],
  ],
};
const leftOut = ['.git', '.cache', 'build', 'data', 'node_modules', 'test-results'];

const isWanted = (path: string) => dirname(path) !== root || !leftOut.includes(basename(path));

let missed = 0;
for (const [check, mistakes] of Object.entries(plants)) {
  using folder = temporaryFolder();
  const tree = folder.path;
  cpSync(root, tree, { recursive: true, filter: isWanted });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  for (const [, file, text] of mistakes) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    appendFileSync(join(tree, file), text);
  }
  const { code, stdout, stderr } = await capture(nodeCommand('scripts/check.ts', check), { cwd: tree });
  const findings = findingsOf(stdout + stderr);
  for (const [says, file] of mistakes) {
    const caught = code !== 0 && findings.some((finding) => finding.includes(file) && finding.includes(says));
    if (!caught) missed++;
    console.log(`${caught ? 'caught' : 'MISSED'}  ${check.padEnd(12)} ${says.padEnd(36)} ${file}`);
  }
  if (process.argv.includes('--show')) console.log(stdout + stderr);
}
const planted = Object.values(plants).flat().length;
console.log(`${planted - missed} of ${planted} planted mistakes caught.`);
process.exitCode = missed === 0 ? 0 : 1;

/** Splits output into findings: one per line, blocks separated by an empty line, or a heading with lines below it. */
function findingsOf(output: string): string[] {
  return [...output.split('\n'), ...output.split(/\n\s*\n/), ...output.split(/\n(?=Unused )/)];
}
