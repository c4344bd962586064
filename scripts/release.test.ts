import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../test/support/server-process.ts';
import { nodeCommand, root } from './support/processes.ts';
import { startServer } from './support/server-process.ts';

/** Unpacks a release, with just the packages that its own lock file names. */
function unpackedRelease(): string {
  const folder = emptyFolder();
  const [node = '', ...args] = nodeCommand('scripts/release.ts', folder);
  execFileSync(node, args, { cwd: root });
  const [archive = ''] = readdirSync(folder);
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', folder]);
  const release = join(folder, archive.replace('.tar.gz', ''));
  // npm refuses a lock file that does not fit. With one that does it asks nobody for anything.
  execFileSync('npm', ['ci', '--dry-run', '--prefer-offline', '--ignore-scripts'], { cwd: release });
  for (const name of lockedPackages(release)) {
    mkdirSync(dirname(join(release, name)), { recursive: true });
    symlinkSync(join(root, name), join(release, name));
  }
  return release;
}

function lockedPackages(release: string): string[] {
  const lock = JSON.parse(readFileSync(join(release, 'package-lock.json'), 'utf8')) as { packages: object };
  return Object.keys(lock.packages).filter((name) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(name));
}

function enginesOf(release: string): { name: string }[] {
  const text = readFileSync(join(release, 'build/engines/engines.json'), 'utf8');
  return Object.values((JSON.parse(text) as { files: Record<string, { name: string }> }).files);
}

test('a release serves its site with the packages of its own lock file, and none of them builds or tests', async () => {
  const release = unpackedRelease();
  const locked = lockedPackages(release);
  expect(
    locked.filter((name) => !lockedPackages(root).includes(name)),
    'what was never tested',
  ).toEqual([]);
  const packages = locked.join(' ');
  expect(packages).toContain('node_modules/fastify');
  expect(packages).not.toMatch(/vite|tailwind|rolldown|lightningcss|playwright|oxlint|python-wasi|linkedom/);
  await using server = await startServer({}, release, () => nodeCommand('scripts/start.ts'));
  const home = await (await fetch(server.url)).text();
  expect(home).toContain('<h1');
  const script = /\/assets\/site-[\w-]+\.js/.exec(home)?.[0] ?? '';
  expect((await fetch(server.url + script)).status).toBe(200);
  expect((await fetch(`${server.url}/api/docs/`)).status).toBe(200);
  for (const { name } of enginesOf(release)) expect((await fetch(`${server.url}/engines/${name}`)).status).toBe(200);
}, 120_000);
