import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder, currentSite, isWhole } from '../../src/app/server/built-site.ts';

/** As long as earlier builds are kept once another has followed them, for tabs and servers that still use them. */
const keptMs = 7 * 24 * 60 * 60 * 1000;
const keptMost = 30;

/**
 * Lets `make` fill a folder beside the current site, which it follows in one step at the end: until then, and if `make`
 * fails or the machine does, the site stays as it was. Servers that run go on with theirs. Nobody else may build meanwhile.
 */
export async function replaceSite(
  make: (folder: string) => Promise<void>,
  { build = buildFolder, startedMs = Date.now() } = {},
): Promise<void> {
  const sites = join(build, 'sites');
  const name = String(startedMs);
  const folder = join(sites, name);
  await mkdir(folder, { recursive: true });
  await make(folder);
  if (!isWhole(folder)) throw new Error(`the build left no whole site in ${folder}`);
  const next = join(build, 'current.next');
  await writeFile(next, name);
  // The time of the file is that of the build's start: a source that is saved while it runs must make it stale.
  await utimes(next, startedMs / 1000, startedMs / 1000);
  await rename(next, join(build, 'current'));
  await removeOutdated(build, startedMs);
}

/** Removes what nothing uses any more: builds that did not come to their end, and those that were followed long ago. */
async function removeOutdated(build: string, nowMs: number): Promise<void> {
  const sites = join(build, 'sites');
  const current = currentSite(build)?.folder;
  const names = await readdir(sites);
  const whole = names.filter((name) => isWhole(join(sites, name))).toSorted((a, b) => Number(b) - Number(a));
  const kept = whole.filter((_, index) => index <= keptMost && nowMs - Number(whole[index - 1] ?? nowMs) <= keptMs);
  for (const name of names) {
    const folder = join(sites, name);
    if (kept.includes(name) || folder === current) continue;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
