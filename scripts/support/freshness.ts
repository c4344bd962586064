import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Builds, currentBuild, serverBuilds, siteBuilds } from '../../src/app/server/builds.ts';
import { currentSite, enginesFolder } from '../../src/app/server/built-site.ts';
import { tableFile } from '../../src/features/engines/server/engine-store.ts';
import { nodeCommand, root, run } from './processes.ts';

const ofBoth = ['src', 'scripts/build', 'scripts/build.ts', 'package-lock.json'];
/** Sources of each build, without subfolders that only the other one imports (the import rules enforce that). */
const ofSite = {
  paths: [...ofBoth, 'content', 'public', 'index.html', 'vite.config.ts'],
  without: /(^|\/)(server|cli)$|\.test\.tsx?$/,
};
const ofServer = { paths: [...ofBoth, 'migrations'], without: /(^|\/)(web|console|ui)$|\.test\.tsx?$/ };

/** Builds the site and the server if a source is newer. Ends the process if the build fails. */
export async function buildIfStale(): Promise<void> {
  if (isSiteFresh() && isServerFresh()) return;
  const code = await run(nodeCommand('scripts/build.ts', '--if-stale'));
  if (code !== 0) process.exit(code);
}

/** Returns whether no source was saved since the last complete build of the site started. */
export function isSiteFresh(): boolean {
  return currentSite() !== null && existsSync(join(enginesFolder, tableFile)) && isNewest(siteBuilds(), ofSite);
}

/** Returns whether no source was saved since the last build of the server started. */
export function isServerFresh(): boolean {
  return currentBuild(serverBuilds()) !== null && isNewest(serverBuilds(), ofServer);
}

/** True in a release, which ships its builds and no build script. */
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
