import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../test/support/folder.ts';
import { root } from './support/processes.ts';

/** Of the files that say what is installed; hours ago. */
interface Written {
  readonly lock: number;
  readonly record: number;
  readonly stamp: number | null;
}

/** Runs a task where the packages of another lock file were installed; says whether npm was asked for those of this one. */
function isInstalledAnew({ lock, record, stamp }: Written): boolean {
  const folder = temporaryFolder();
  onTestFinished(() => folder[Symbol.dispose]());
  const at = (name: string) => join(folder.path, name);
  const write = (name: string, text: string, hoursAgo = 0) => {
    writeFileSync(at(name), text);
    const seconds = Date.now() / 1000 - hoursAgo * 3600;
    utimesSync(at(name), seconds, seconds);
  };
  for (const name of ['scripts/support', 'node_modules']) mkdirSync(at(name), { recursive: true });
  for (const name of ['bootstrap.mjs', 'lock.mjs', 'server-flags.mjs'])
    copyFileSync(join(root, 'scripts', name), at(`scripts/${name}`));
  write('scripts/support/end-with-parent.ts', '');
  write('scripts/build.ts', 'console.log("built");');
  write('package.json', '{ "type": "module" }');
  write('npm.js', 'console.log("npm was asked"); process.exit(1);');
  write('package-lock.json', '{}', lock);
  write('node_modules/.package-lock.json', '{}', record);
  if (stamp !== null) write('node_modules/.installed-lock-hash', 'of another lock file', stamp);
  const { stdout, stderr } = spawnSync(process.execPath, [at('scripts/bootstrap.mjs'), 'build'], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: at('npm.js') },
  });
  const told = `${stdout}${stderr}`;
  expect(told).toMatch(/npm was asked|built/);
  return told.includes('npm was asked');
}

test('packages are installed anew where the lock file is another one, also one that is older than what is there', () => {
  expect(isInstalledAnew({ lock: 0, record: 2, stamp: 2 })).toBe(true);
  expect(isInstalledAnew({ lock: 48, record: 2, stamp: 2 })).toBe(true);
});

test('whoever has run npm by hand is not made to wait for it again', () => {
  expect(isInstalledAnew({ lock: 5, record: 1, stamp: 3 })).toBe(false);
  expect(isInstalledAnew({ lock: 5, record: 1, stamp: null })).toBe(false);
});
