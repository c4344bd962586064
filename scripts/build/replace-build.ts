import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Builds, currentBuild, isWhole } from '../../src/app/server/builds.ts';

/** As long as earlier builds are kept once another has followed them, for tabs and servers that still use them. */
const keptMs = 7 * 24 * 60 * 60 * 1000;
const keptMost = 30;

/**
 * Lets `make` fill a folder beside the current build, which it follows in one step at the end: until then, and if `make`
 * fails or the machine does, all stays as it was. Servers that run go on with theirs. Nobody else may build meanwhile.
 */
export async function replaceBuild(
  builds: Builds,
  make: (folder: string) => Promise<void>,
  startedMs = Date.now(),
): Promise<void> {
  const { pointer, wholeWith } = builds;
  const name = String(startedMs);
  const folder = join(builds.folder, name);
  await mkdir(folder, { recursive: true });
  await make(folder);
  if (!isWhole(folder, wholeWith)) throw new Error(`the build left no ${wholeWith} in ${folder}`);
  const next = `${pointer}.next`;
  await writeFile(next, name);
  // The time of the file is that of the build's start: a source that is saved while it runs must make it stale.
  await utimes(next, startedMs / 1000, startedMs / 1000);
  await rename(next, pointer);
  await removeOutdated(builds, startedMs);
}

/** Removes what nothing uses any more: builds that did not come to their end, and those that were followed long ago. */
async function removeOutdated(builds: Builds, nowMs: number): Promise<void> {
  const current = currentBuild(builds);
  const folders = (await readdir(builds.folder)).map((name) => ({ name, path: join(builds.folder, name) }));
  const whole = folders
    .filter(({ path }) => isWhole(path, builds.wholeWith))
    .toSorted((one, other) => Number(other.name) - Number(one.name));
  const kept = whole.filter((_, index) => {
    const followedMs = Number(whole[index - 1]?.name ?? nowMs);
    return index <= keptMost && nowMs - followedMs <= keptMs;
  });
  for (const folder of folders) {
    if (kept.includes(folder) || folder.path === current) continue;
    await rm(folder.path, { recursive: true, force: true, maxRetries: 5 });
  }
}
