import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Builds, currentBuild, serverBuilds, siteBuilds } from '../../src/app/server/builds.ts';
import { currentSite, enginesFolder } from '../../src/app/server/built-site.ts';
import { tableFile } from '../../src/features/exercises/server/engine/engine-store.ts';
import { nodeCommand, root, run } from './processes.ts';

const ofBoth = ['src', 'scripts/build', 'scripts/build.ts', 'package-lock.json'];
/** What each of the two is made of, without what lies beneath that the other side alone imports (the import rules hold that). */
const ofSite = {
  paths: [...ofBoth, 'content', 'public', 'index.html', 'vite.config.ts'],
  without: /(^|\/)(server|cli)$|\.test\.tsx?$/,
};
const ofServer = { paths: [...ofBoth, 'migrations'], without: /(^|\/)(web|ui)$|\.test\.tsx?$/ };

/** Builds of the site and the server what a source is newer than. Ends the process when the build fails. */
export async function buildIfStale(): Promise<void> {
  if (isSiteFresh() && isServerFresh()) return;
  const code = await run(nodeCommand('scripts/build.ts', '--if-stale'));
  if (code !== 0) process.exit(code);
}

/** Whether no source was saved since the last whole build of the site started. */
export function isSiteFresh(): boolean {
  return currentSite() !== null && existsSync(join(enginesFolder, tableFile)) && isNewest(siteBuilds(), ofSite);
}

/** The same of the server's program. */
export function isServerFresh(): boolean {
  return currentBuild(serverBuilds()) !== null && isNewest(serverBuilds(), ofServer);
}

/** A release brings its builds, and nothing to make them with. */
function isNewest({ pointer }: Builds, { paths, without }: typeof ofSite): boolean {
  if (!existsSync(join(root, 'scripts/build.ts'))) return true;
  const builtMs = statSync(pointer).mtimeMs;
  return paths.every((path) => !hasNewer(join(root, path), builtMs, without));
}

/** A folder's own time counts too: it changes when a file in it is removed. */
function hasNewer(path: string, thanMs: number, without: RegExp): boolean {
  if (without.test(path)) return false;
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return false;
  if (found.mtimeMs > thanMs) return true;
  return found.isDirectory() && readdirSync(path).some((name) => hasNewer(join(path, name), thanMs, without));
}
