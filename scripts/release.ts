import { execFileSync, execSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { serverBuilds, siteBuilds } from '../src/app/server/builds.ts';
import { enginesFolder, requireSite } from '../src/app/server/built-site.ts';
import type { EngineTable } from '../src/features/engines/protocol.ts';
import { tableFile } from '../src/features/engines/server/engine-store.ts';
import { buildIfStale } from './support/freshness.ts';
import { root, serverFile } from './support/processes.ts';

// Creates one archive that starts without a build: sources, built site and server, and a lock file of the runtime
// packages. `npm start` inside it installs those packages and serves. Usage: npm run release [-- <folder>]

interface Package {
  name: string;
  version: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Packages that only build the site, which a release already contains. */
const buildTools = /^(vite|tailwindcss|@tailwindcss\/.*|@vitejs\/.*|@antonz\/python-wasi|linkedom|object-inspect)$/;
const kept =
  /^(content|migrations|src|public|LICENSE|README\.md|CONTRIBUTING\.md|CHANGELOG\.md|SECURITY\.md|docs\/|\.env\.example|\.npmrc)/;
const scripts = [
  'bootstrap.mjs',
  'lock.mjs',
  'server-flags.mjs',
  'start.ts',
  'support/end-with-parent.ts',
  'support/freshness.ts',
  'support/processes.ts',
];
const notShipped = /\.test\.tsx?$/;

await buildIfStale();
const target = process.argv[2] ?? root;
const { name, version, ...rest } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Package;
const title = `${name}-${version}`;
const work = mkdtempSync(join(tmpdir(), 'opvir-release-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
const folder = join(work, title);

for (const file of sources()) copy(file);
for (const { pointer } of [siteBuilds(), serverBuilds()]) copy(relative(root, pointer));
for (const built of [requireSite().folder, dirname(serverFile())]) copy(relative(root, built));
for (const file of engineFiles()) copy(join('build', 'engines', file));
writePackage();

mkdirSync(target, { recursive: true });
const archive = join(target, `${title}.tar.gz`);
execFileSync('tar', ['-czf', `${archive}.part`, '-C', work, title]);
renameSync(`${archive}.part`, archive);
console.log(`${archive}: ${(statSync(archive).size / 1e6).toFixed(1)} MB. Unpack it, and start it with: npm start`);

function sources(): string[] {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  const needed = tracked.filter((file) => kept.test(file) && !notShipped.test(file));
  return [...needed, ...scripts.map((script) => join('scripts', script))];
}

/** Engine files in the current table, with their compressed versions. */
function engineFiles(): string[] {
  const { files } = JSON.parse(readFileSync(join(enginesFolder, tableFile), 'utf8')) as EngineTable;
  return [tableFile, ...Object.values(files).flatMap(({ name }) => [name, `${name}.br`, `${name}.gz`])];
}

function copy(path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(root, path), join(folder, path), { recursive: true, preserveTimestamps: true });
}

/** Writes package.json and has npm prune the lock file to match, without asking the registry. */
function writePackage(): void {
  const { devDependencies: _, dependencies, ...others } = rest;
  const running = Object.entries(dependencies).filter(([each]) => !buildTools.test(each));
  const { start, opvir } = rest.scripts;
  const left = { name, version, ...others, scripts: { start, opvir }, dependencies: Object.fromEntries(running) };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(left, null, 2)}\n`);
  copy('package-lock.json');
  execSync('npm install --package-lock-only --offline --no-audit --no-fund --loglevel=error', { cwd: folder });
}
