import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Builds, currentBuild, isWhole } from '../../src/app/server/builds.ts';

/** Retention of replaced builds, for tabs and servers that still use them. */
const keptMs = 7 * 24 * 60 * 60 * 1000;
const keptMost = 30;

/**
 * Builds into a new folder and switches to it in one step, so that a failure changes nothing. Running servers keep
 * their build. Concurrent builds are not allowed.
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
  // Dated to the build's start: a source saved during the build must make it stale.
  await utimes(next, startedMs / 1000, startedMs / 1000);
  await rename(next, pointer);
  await removeOutdated(builds, startedMs);
}

/** Removes unused builds: incomplete ones, and those replaced long ago. */
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
