import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, currentSite, enginesFolder } from '../../src/app/server/built-site.ts';
import { tableFile } from '../../src/features/exercises/server/engine/engine-store.ts';
import { nodeCommand, root, run } from './processes.ts';

const sources = [
  'src',
  'content',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/support/course-parts.ts',
  'scripts/support/engine-files.ts',
  'scripts/support/engine-plugins.ts',
  'scripts/support/stand-ins.ts',
];
/** What no browser code can import (the import rules hold that) makes no build stale. */
const notBuilt = /(^|\/)(server|cli)$|\.test\.tsx?$/;

/** Builds the site if a source is newer than the build. Ends the process when the build fails. */
export async function buildIfStale(): Promise<void> {
  if (isFresh()) return;
  const code = await run(nodeCommand('scripts/build.ts', '--if-stale'));
  if (code !== 0) process.exit(code);
}

/** Whether no source was saved since the last whole build started. A release brings its site, and nothing to build it with. */
export function isFresh(): boolean {
  if (currentSite() === null || !existsSync(join(enginesFolder, tableFile))) return false;
  if (!existsSync(join(root, 'scripts/build.ts'))) return true;
  const builtMs = statSync(join(buildFolder, 'current')).mtimeMs;
  return sources.every((source) => !hasNewer(join(root, source), builtMs));
}

/** A folder's own time counts too: it changes when a file in it is removed. */
function hasNewer(path: string, thanMs: number): boolean {
  if (notBuilt.test(path)) return false;
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return false;
  if (found.mtimeMs > thanMs) return true;
  return found.isDirectory() && readdirSync(path).some((name) => hasNewer(join(path, name), thanMs));
}
