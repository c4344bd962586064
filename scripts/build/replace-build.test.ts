import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteBuilds } from '../../src/app/server/builds.ts';
import { currentSite } from '../../src/app/server/built-site.ts';
import { emptyFolder } from '../../test/support/server-process.ts';
import { replaceBuild } from './replace-build.ts';

const dayMs = 24 * 60 * 60 * 1000;
const noonMs = Date.parse('2027-03-01T12:00:00Z');

async function make(folder: string): Promise<void> {
  writeFileSync(join(folder, 'pages.json'), '{"outputs":{},"patterns":[]}');
}

const builds = (build: string) => readdirSync(join(build, 'sites')).toSorted();

test('a new build takes the place of the current one when it is whole, and not before', async () => {
  const build = emptyFolder();
  expect(currentSite(build)).toBeNull();
  await replaceBuild(siteBuilds(build), make, noonMs);
  const first = currentSite(build);
  expect(first?.folder).toBe(join(build, 'sites', String(noonMs)));
  await replaceBuild(
    siteBuilds(build),
    async (folder) => {
      mkdirSync(join(folder, 'assets'));
      expect(currentSite(build)).toEqual(first);
      await make(folder);
      expect(currentSite(build)).toEqual(first);
    },
    noonMs + 1000,
  );
  expect(currentSite(build)?.folder).toBe(join(build, 'sites', String(noonMs + 1000)));
  expect(statSync(join(build, 'current')).mtimeMs, 'what is saved during a build is newer').toBe(noonMs + 1000);
  expect(builds(build), 'the earlier build stays').toHaveLength(2);
});

test('a build that fails leaves site and time as they were, and the next one clears up after it', async () => {
  const build = emptyFolder();
  await replaceBuild(siteBuilds(build), make, noonMs);
  const before = statSync(join(build, 'current')).mtimeMs;
  const failing = async (folder: string) => {
    writeFileSync(join(folder, 'half.js'), '');
    throw new Error('out of memory');
  };
  await expect(replaceBuild(siteBuilds(build), failing, noonMs + 1000)).rejects.toThrow('out of memory');
  await expect(replaceBuild(siteBuilds(build), async () => undefined, noonMs + 2000)).rejects.toThrow('no pages.json');
  expect(readFileSync(join(build, 'current'), 'utf8')).toBe(String(noonMs));
  expect(statSync(join(build, 'current')).mtimeMs).toBe(before);
  await replaceBuild(siteBuilds(build), make, noonMs + 3000);
  expect(builds(build)).toEqual([noonMs, noonMs + 3000].map(String));
});

test('a build is kept for seven days after another one has followed it, however long it was in use before', async () => {
  const build = emptyFolder();
  await replaceBuild(siteBuilds(build), make, noonMs);
  const followedMs = noonMs + 90 * dayMs;
  await replaceBuild(siteBuilds(build), make, followedMs);
  await replaceBuild(siteBuilds(build), make, followedMs + 7 * dayMs);
  expect(builds(build)).toHaveLength(3);
  await replaceBuild(siteBuilds(build), make, followedMs + 7 * dayMs + 1);
  expect(builds(build)).toEqual([followedMs, followedMs + 7 * dayMs, followedMs + 7 * dayMs + 1].map(String));
});

test('of many builds the last thirty before the current one are kept', async () => {
  const build = emptyFolder();
  for (let count = 0; count < 33; count += 1) await replaceBuild(siteBuilds(build), make, noonMs + count);
  expect(builds(build)).toEqual(Array.from({ length: 31 }, (_, index) => String(noonMs + 2 + index)));
});

test('a clock that was set back does not make the current build an old one', async () => {
  const build = emptyFolder();
  await replaceBuild(siteBuilds(build), make, noonMs + 30 * dayMs);
  await replaceBuild(siteBuilds(build), make, noonMs);
  await replaceBuild(siteBuilds(build), make, noonMs + 1000);
  expect(currentSite(build)?.folder).toBe(join(build, 'sites', String(noonMs + 1000)));
});

test('before the first build, and where the folder of the current one was removed, there is no site', () => {
  const build = emptyFolder();
  writeFileSync(join(build, 'current'), String(noonMs));
  expect(currentSite(build)).toBeNull();
});
