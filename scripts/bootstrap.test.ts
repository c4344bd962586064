import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../test/support/server-process.ts';
import { root } from './support/processes.ts';

const library = { 'node_modules/library': { integrity: 'one' } };
const tool = { 'node_modules/tool': { integrity: 'two', dev: true } };
const forOthers = { 'node_modules/for-other-systems': { integrity: 'three', optional: true } };
const locked = { '': {}, ...library, ...tool, ...forOthers };

/** Runs a task with these installed packages; returns the last line, from npm or the task. */
function run(task: string, installed?: object): string {
  const folder = emptyFolder();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const name of ['scripts/support', 'node_modules']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['scripts/bootstrap.mjs', 'scripts/lock.mjs', 'scripts/server-flags.mjs'])
    copyFileSync(join(root, name), join(folder, name));
  write('scripts/support/end-with-parent.ts', '');
  write(`scripts/${task}.ts`, 'console.log("done");');
  write('npm.js', 'console.log(process.argv.slice(2).join(" ")); process.exit(1);');
  write('package-lock.json', JSON.stringify({ packages: locked }));
  if (installed) write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  const { stdout } = spawnSync(process.execPath, [join(folder, 'scripts/bootstrap.mjs'), task], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(folder, 'npm.js') },
  });
  return stdout.trim().split('\n').at(-1) ?? '';
}

test('packages are installed where none are, or others than the lock file names', () => {
  expect(run('build')).toMatch(/^ci --omit=dev /);
  expect(run('build', { 'node_modules/library': { integrity: 'of another version' } })).toMatch(/^ci --omit=dev /);
  expect(run('build', { ...library, 'node_modules/for-other-systems': {} })).toMatch(/^ci --omit=dev /);
});

test('tests and checks need more, which comes to what is there, and stays with it', () => {
  expect(run('test', library)).toMatch(/^install --no-save --include=dev /);
  expect(run('build', { ...tool, 'node_modules/library': {} })).toMatch(/^ci --include=dev /);
});

test('whoever has run npm by hand is not made to wait for it again', () => {
  expect(run('build', library)).toBe('done');
  expect(run('test', { ...library, ...tool })).toBe('done');
});
