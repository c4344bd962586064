import { readFileSync } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Manifest } from 'vite';
import { type Kind, filesOf } from '../../src/features/engines/protocol.ts';
import { bundleScript, prepareEngines } from './engine-files.ts';
import { reachable } from './reachable.ts';
import { root } from '../support/processes.ts';

// Site files of an offline course: the service workers, and the list of the build's files with their sizes. Their names
// match those in src/features/lessons/web/offline/.

/** Bundled without imports, because browsers check only this file for changes. */
const workers = ['course-worker', 'site-worker'] as const;
const workerFolder = join(root, 'src/features/lessons/web/offline/worker');
/** Other pages are not available offline: files that only they load are left out. */
const otherPage = /\/pages\/(?!lesson-page)[^/]+\.tsx$/;
const lessonRoots = ['index.html', 'src/app/web/boot.ts', 'src/features/lessons/web/pages/lesson-page.tsx'];
const workerOf = { javascript: 'javascript', page: 'javascript', react: 'javascript', python: 'python' };

type Sizes = Record<string, number>;

/** Writes both into a build's folder; `shell` is the page that every lesson starts from. */
export async function writeCourseParts(web: string, manifest: Manifest, shell: string, entry: string): Promise<void> {
  for (const name of workers)
    await writeFile(join(web, `${name}.js`), await bundleScript(join(workerFolder, `${name}.ts`)));
  const assets = join(web, 'assets');
  const names = await readdir(assets);
  const shown = names.filter((name) => shell.includes(name));
  const styles = shown.filter((name) => name.endsWith('.css'));
  const fonts = styles.flatMap((name) => namedIn(assets, name, names));
  const parts = await sizesOf(assets, [...filesOfLessons(manifest), ...shown, ...fonts]);
  const list = { entry: `/${entry}`, parts, engines: await enginesOf(assets, names) };
  await writeFile(join(web, 'course-parts.json'), `${JSON.stringify(list)}\n`);
}

/** Files of each engine: its worker with its imports, and its files outside the builds. */
async function enginesOf(assets: string, names: readonly string[]): Promise<Record<string, Sizes>> {
  const { files } = await prepareEngines();
  const made = Object.entries(filesOf).map(async ([kind, needed]) => {
    const pattern = new RegExp(`^engine-${workerOf[kind as Kind]}-worker-.*\\.js$`);
    const worker = names.find((name) => pattern.test(name));
    if (worker === undefined) throw new Error(`the build has no worker for ${kind}`);
    const scripts = reachable([worker], (name) => namedIn(assets, name, names));
    const sizes = await sizesOf(assets, scripts);
    for (const file of needed) sizes[`/engines/${files[file].name}`] = files[file].bytes;
    return [kind, sizes] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

/** Files that the lesson page loads, at once or later. */
function filesOfLessons(manifest: Manifest): string[] {
  const keys = reachable(lessonRoots, (key) => {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    return [...imports, ...dynamicImports].filter((each) => !otherPage.test(each));
  });
  const found = [...keys].flatMap((key) => manifest[key] ?? []);
  // Assets include style sheets that a part requests itself, such as that of a printed lesson.
  const files = found.flatMap(({ file, assets = [] }) => [file, ...assets.filter((each) => each.endsWith('.css'))]);
  return files.map((file) => basename(file));
}

/** Files of the build that one of them names: other scripts, or the fonts of a style sheet. */
function namedIn(assets: string, file: string, names: readonly string[]): string[] {
  const text = readFileSync(join(assets, file), 'utf8');
  return names.filter((name) => text.includes(name));
}

async function sizesOf(assets: string, names: Iterable<string>): Promise<Sizes> {
  const sized = [...new Set(names)]
    .toSorted()
    .map(async (name) => [`/assets/${name}`, (await stat(join(assets, name))).size] as const);
  return Object.fromEntries(await Promise.all(sized));
}
