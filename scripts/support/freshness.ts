import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../lock.mjs';
import { nodeCommand, root, run } from './processes.ts';

const stamp = join(root, 'build', 'stamp');
const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'scripts/build.ts'];
/** What no browser code can import (the import rules hold that) makes no build stale. */
const notBuilt = /(^|\/)(server|cli)$|\.test\.tsx?$/;

/** Builds the site if a source is newer than the build. Ends the process when the build fails. */
export async function buildIfStale(): Promise<void> {
  if (isFresh()) return;
  const waiting = 'Another command is building the site; waiting for it …';
  await withLock(join(root, '.cache', 'build.lock'), waiting, async () => {
    if (isFresh()) return;
    console.log(existsSync(stamp) ? 'The sources are newer than the build; building …' : 'Building the site …');
    const startedMs = Date.now();
    const code = await run(nodeCommand('scripts/build.ts'));
    if (code !== 0) process.exit(code);
    // A source that is saved while the build runs must make it stale again.
    writeFileSync(stamp, '');
    utimesSync(stamp, startedMs / 1000, startedMs / 1000);
    console.log(`Built in ${((Date.now() - startedMs) / 1000).toFixed(1)} s.`);
  });
}

function isFresh(): boolean {
  if (!existsSync(stamp)) return false;
  const builtMs = statSync(stamp).mtimeMs;
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
