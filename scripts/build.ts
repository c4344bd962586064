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

// Builds everything that the server sends to browsers: a new folder in build/sites with assets/, pages/ and, last of
// all, pages.json. Also builds the server program: a new folder in build/servers. With --if-stale, skips what another
// command has built while this one waited.

type Bundle = typeof import('../src/app/web/prerender.tsx');

/** Files that only the server reads; the pages among them are compressed when they are sent. */
const notSent = ['pages/**', `${dirname(rendererFile)}/**`];
const bundled = 'assets/**';
const compressible = '*.{css,html,ico,js,json,map,svg,txt,webmanifest,xml}';
/** Half of the four threads in Node's pool; the rest serve the files of concurrent work. */
const compressedAtOnce = 2;

// Set even if the caller, such as a test, has another value: the site never ships React's slow development build.
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
  // Compression is half of the work and needs no later result.
  const [table] = await Promise.all([
    renderPages(web),
    compress(web, glob(`${bundled}/${compressible}`, { cwd: web })),
  ]);
  await compress(web, glob(`**/${compressible}`, { cwd: web, exclude: [...notSent, bundled] }));
  // Written last: without this file, the folder does not count as a site.
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
  const { patterns, personalPaths, findable, listPages, pageNames, firstLoadFailure } = site;
  const template = await makeTemplate(web, firstLoadFailure());
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

/**
 * Removes the build's own page and manifests from `web`, which are never sent; what an offline course needs of them
 * stays.
 */
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

/** Writes gzip and Brotli versions beside each file, at the best compression. */
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
