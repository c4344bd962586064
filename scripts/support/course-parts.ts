import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, type Rolldown, build } from 'vite';
import { filesOf } from '../../src/features/exercises/engine/protocol.ts';
import { prepareEngines } from './engine-files.ts';
import { root } from './processes.ts';

// What a course needs of the site when a learner keeps it on a device: the worker that answers there, and the list of the
// build's files with their sizes. Their names are those of src/features/lessons/web/kept/.

const workerSource = join(root, 'src/features/lessons/web/kept/worker/course-worker.ts');
/** Other pages are not kept: what only they load is left out. */
const otherPage = /\/pages\/(?!lesson-page)[^/]+\.tsx$/;
const lessonRoots = ['index.html', 'src/app/web/boot.ts', 'src/features/lessons/web/pages/lesson-page.tsx'];
/** A name within a file of the build: of another script, a style sheet's font. */
const nameInFile = /[\w.-]+\.(?:js|css|woff2)\b/g;
const workerOf = { javascript: 'javascript', page: 'javascript', react: 'javascript', python: 'python' } as const;

type Sizes = Record<string, number>;

/** Writes both into the folder of a build, of which `shell` is the page that every lesson starts from. */
export async function writeCourseParts(web: string, manifest: Manifest, shell: string, entry: string): Promise<void> {
  await writeFile(join(web, 'course-worker.js'), await bundleWorker());
  const names = await readdir(join(web, 'assets'));
  const closure = new Set<string>();
  for (const each of lessonRoots) collect(manifest, each, closure);
  const shown = namesIn(shell, names);
  const styles = shown.filter((name) => name.endsWith('.css'));
  for (const name of styles) shown.push(...namesIn(await readFile(join(web, 'assets', name), 'utf8'), names));
  const parts = await sizesOf(web, [...closure, ...shown.map((name) => `assets/${name}`)]);
  const list = { entry: `/${entry}`, parts, engines: await enginesOf(web, names) };
  await writeFile(join(web, 'course-parts.json'), `${JSON.stringify(list)}\n`);
}

/** What each engine is made of: its worker, with what that loads, and its files beside all builds. */
async function enginesOf(web: string, names: readonly string[]): Promise<Record<string, Sizes>> {
  const { files } = await prepareEngines();
  const made = Object.entries(filesOf).map(async ([kind, needed]) => {
    const worker = names.find(
      (name) => name.startsWith(`engine-${workerOf[kind as keyof typeof filesOf]}-worker-`) && name.endsWith('.js'),
    );
    if (worker === undefined) throw new Error(`the build has no worker for ${kind}`);
    const scripts = new Set([worker]);
    // A set that grows is walked to its end.
    for (const name of scripts)
      for (const other of namesIn(await readFile(join(web, 'assets', name), 'utf8'), names)) scripts.add(other);
    const sizes = await sizesOf(
      web,
      [...scripts].map((name) => `assets/${name}`),
    );
    for (const file of needed) sizes[`/engines/${files[file].name}`] = files[file].bytes;
    return [kind, sizes] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

function collect(manifest: Manifest, key: string, into: Set<string>, seen = new Set<string>()): void {
  const part = manifest[key];
  if (!part || seen.has(key)) return;
  seen.add(key);
  into.add(part.file);
  // A style sheet that a part asks for itself, such as that of a lesson on paper.
  for (const each of part.assets ?? []) if (each.endsWith('.css')) into.add(each);
  const later = (part.dynamicImports ?? []).filter((each) => !otherPage.test(each));
  for (const each of [...(part.imports ?? []), ...later]) collect(manifest, each, into, seen);
}

function namesIn(text: string, names: readonly string[]): string[] {
  return [...new Set(text.match(nameInFile) ?? [])].filter((name) => names.includes(name));
}

async function sizesOf(web: string, files: readonly string[]): Promise<Sizes> {
  const sized = [...new Set(files)]
    .toSorted()
    .filter((file) => file.startsWith('assets/'))
    .map(async (file) => [`/${file}`, (await stat(join(web, file))).size] as const);
  return Object.fromEntries(await Promise.all(sized));
}

/** One script without imports: browsers ask for nothing else when they look whether it has changed. */
async function bundleWorker(): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: workerSource, formats: ['iife'], name: 'courseWorker', fileName: 'course-worker' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const [output] = [made].flat();
  if (!output) throw new Error('the worker of kept courses was not built');
  return output.output[0].code;
}
