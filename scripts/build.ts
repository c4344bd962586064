import { glob, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type Manifest, build } from 'vite';
import { type Template, listAddress } from '../src/app/rendering.ts';
import { siteBuilds } from '../src/app/server/builds.ts';
import { type BuiltOutput, type PageTable, rendererFile } from '../src/app/server/built-site.ts';
import { defaultContentDir } from '../src/app/server/content-kinds.ts';
import { contentReader } from '../src/app/server/content-reader.ts';
import { checkDefaultContent } from '../src/app/server/default-content.ts';
import { contentKey } from '../src/app/server/render/content-key.ts';
import { withLock } from './lock.mjs';
import { writeCourseParts } from './build/course-parts.ts';
import { isServerFresh, isSiteFresh } from './support/freshness.ts';
import { root } from './support/processes.ts';
import { reachable } from './build/reachable.ts';
import { replaceBuild } from './build/replace-build.ts';
import { buildServer } from './build/server-bundle.ts';
import { smallestGzip } from './build/smallest-gzip.ts';

// Makes everything that the server sends to browsers: a new folder of build/sites with assets/, pages/ and, when all
// the rest is there, pages.json. And the server's own program, a new folder of build/servers. With --if-stale, of these two
// what no other command has built while this one waited.

type Bundle = typeof import('../src/app/web/prerender.tsx');

/** What the server reads itself; the pages among it are compressed when they are sent. */
const notSent = ['pages/**', `${dirname(rendererFile)}/**`];
const bundled = 'assets/**';
const compressible = '*.{css,html,ico,js,json,map,svg,txt,webmanifest,xml}';
/** Of the four threads that Node has for such work; the others are left to the files of whoever works beside. */
const compressedAtOnce = 2;

// Whoever starts the build, such as a test: the site is never React's slow one for developers.
process.env['NODE_ENV'] = 'production';

const waiting = 'Another command is building the site; waiting for it …';
await withLock(join(root, '.cache', 'build.lock'), waiting, async () => {
  const isWanted = (isFresh: () => boolean) => !process.argv.includes('--if-stale') || !isFresh();
  if (isWanted(isSiteFresh)) await timed('site', (startedMs) => replaceBuild(siteBuilds(), makeSite, startedMs));
  if (isWanted(isServerFresh)) await timed('server', buildServer);
});

async function timed(what: string, act: (startedMs: number) => Promise<void>): Promise<void> {
  console.log(`Building the ${what} …`);
  const startedMs = Date.now();
  await act(startedMs);
  console.log(`Built in ${((Date.now() - startedMs) / 1000).toFixed(1)} s.`);
}

async function makeSite(web: string): Promise<void> {
  await build({ logLevel: 'warn', build: { outDir: web } });
  // Compressing is half of all the work, and needs nothing of what comes next.
  const [table] = await Promise.all([
    renderPages(web),
    compress(web, glob(`${bundled}/${compressible}`, { cwd: web })),
  ]);
  await compress(web, glob(`**/${compressible}`, { cwd: web, exclude: [...notSent, bundled] }));
  // Until it is there, nobody takes the folder for a site.
  await writeFile(join(web, 'pages.json'), `${JSON.stringify(table, null, 2)}\n`);
}

async function renderPages(web: string): Promise<PageTable> {
  await build({
    logLevel: 'warn',
    build: {
      ssr: 'src/app/web/prerender.tsx',
      outDir: join(web, dirname(rendererFile)),
      rolldownOptions: { output: { entryFileNames: basename(rendererFile) } },
    },
  });
  const bundle = pathToFileURL(join(web, rendererFile)).href;
  const { render, documentOf, shellsOf, ...site } = (await import(bundle)) as Bundle;
  const { patterns, personalPaths, findable, listPages, pageNames, firstLoadNotice } = site;
  const template = await makeTemplate(web, firstLoadNotice());
  const { snapshot, hash: contentHash } = await checkDefaultContent(defaultContentDir);
  const read = contentReader(snapshot, Date.now());
  const outputs: Record<string, BuiltOutput> = {};
  const list = await writeOutput(listAddress);
  for (const address of JSON.parse(list) as string[]) await writeOutput(address);
  const shell = await writeShell('', documentOf(template, null));
  const shells: Record<string, string> = {};
  for (const [pattern, text] of Object.entries(shellsOf(template))) shells[pattern] = await writeShell(pattern, text);
  const pages = findable(await listPages(read));
  const clientRoutes = personalPaths;
  return { outputs, clientRoutes, patterns, findable: pages, pageNames, contentHash, shell, shells, template };

  async function writeShell(pattern: string, text: string): Promise<string> {
    const file = join('pages', `shell${pattern.replaceAll('/', '-').replaceAll('$', '')}.html`);
    await writeFile(join(web, file), text);
    return file;
  }

  async function writeOutput(address: string): Promise<string> {
    const { type, text, reads } = await render(address, template, read);
    const path = address === '/' ? 'index' : address.replace(/^\//, '');
    const file = join('pages', type === 'text/html' ? `${path}.html` : path);
    outputs[address] = { file, type, reads, contentKey: await contentKey(reads, read) };
    await mkdir(dirname(join(web, file)), { recursive: true });
    await writeFile(join(web, file), text);
    return text;
  }
}

/** Takes the build's own page and its lists of files, which nobody is sent, out of `web`; what a kept course needs of these stays. */
async function makeTemplate(web: string, notice: string): Promise<Template> {
  const renderer = join(web, dirname(rendererFile));
  const client = await readManifest(web);
  const server = await readManifest(renderer);
  const boot = client['src/app/web/boot.ts']?.file ?? '';
  const built = await readFile(join(web, 'index.html'), 'utf8');
  const entryTag =
    /\s*<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="\/(.+?)">(?:<\/script>)?/g;
  const entryFiles = [...built.matchAll(entryTag)].map(([, file = '']) => file);
  // The file of main.tsx, which imports the others.
  const entry = entryFiles.find((file) => basename(file).startsWith('site-'));
  if (entry === undefined) throw new Error('the build has no entry');
  const importsOf = (key: string) => (client[key]?.imports ?? []).filter((each) => !client[each]?.isEntry);
  const partsOf = (source: string) => {
    const files = [...reachable([source], importsOf)].flatMap((key) => client[key]?.file ?? []);
    return files.filter((file) => !entryFiles.includes(file));
  };
  const ofRenderer = Object.keys(server).filter((source) => client[source]);
  const parts = ofRenderer.map((source) => [basename(server[source]?.file ?? ''), partsOf(source)] as const);
  await rm(join(web, 'index.html'));
  await writeCourseParts(web, client, built, entry);
  for (const folder of [web, renderer]) await rm(join(folder, '.vite'), { recursive: true });
  return {
    html: built
      .replaceAll(entryTag, '')
      .replace('/src/app/web/boot.ts', `/${boot}`)
      .replace('<!--first-load-notice-->', () => notice),
    entry,
    shared: entryFiles.filter((file) => file !== entry),
    parts: Object.fromEntries(parts),
    shareImages: (await readdir(join(web, 'og'), { recursive: true })).map(
      (file) => `/og/${file.replaceAll('\\', '/')}`,
    ),
  };
}

async function readManifest(outDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** Beside each of the files the same in gzip and Brotli, at their best. */
async function compress(web: string, names: AsyncIterator<string> & AsyncIterable<string>): Promise<void> {
  const takeTurns = async () => {
    for await (const name of names) {
      const file = join(web, name);
      const content = await readFile(file);
      await writeFile(`${file}.gz`, await smallestGzip(content));
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    }
  };
  await Promise.all(Array.from({ length: compressedAtOnce }, takeTurns));
}
