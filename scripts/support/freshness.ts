import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, currentSite } from '../../src/app/server/built-site.ts';
import { nodeCommand, root, run } from './processes.ts';

const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'scripts/build.ts'];
/** What no browser code can import (the import rules hold that) makes no build stale. */
const notBuilt = /(^|\/)(server|cli)$|\.test\.tsx?$/;

/** Builds the site if a source is newer than the build. Ends the process when the build fails. */
export async function buildIfStale(): Promise<void> {
  if (isFresh()) return;
  const code = await run(nodeCommand('scripts/build.ts', '--if-stale'));
  if (code !== 0) process.exit(code);
}

/** Whether no source was saved since the last whole build started. */
export function isFresh(): boolean {
  if (currentSite() === null) return false;
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
