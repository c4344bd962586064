import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Manifest, build } from 'vite';
import { feedXml } from '../src/features/blog/build/feed.ts';
import { readArticles } from '../src/features/blog/build/read-articles.ts';
import { type PageTable, buildFolder, currentSite } from '../src/app/server/built-site.ts';
import { withLock } from './lock.mjs';
import { isFresh } from './support/freshness.ts';
import { endWithParent, root } from './support/processes.ts';
import { replaceSite } from './support/replace-site.ts';

// Makes everything that the server sends to browsers: a new folder of build/sites with assets/, pages/ and, when all
// the rest is there, pages.json. With --if-stale, nothing if another command has built it while this one waited.

type Prerender = typeof import('../src/app/web/prerender.tsx');
type Page = Awaited<ReturnType<Prerender['renderPage']>>;

/** What renders the pages; of no use once they are written. */
const renderer = join(buildFolder, 'prerender');
const compressible = /\.(css|html|ico|js|json|map|svg|txt|webmanifest|xml)$/;

endWithParent();
const waiting = 'Another command is building the site; waiting for it …';
await withLock(join(root, '.cache', 'build.lock'), waiting, async () => {
  if (process.argv.includes('--if-stale') && isFresh()) return;
  const isStale = currentSite() !== null && !isFresh();
  console.log(isStale ? 'The sources are newer than the build; building …' : 'Building the site …');
  const startedMs = Date.now();
  await replaceSite(makeSite, { startedMs });
  console.log(`Built in ${((Date.now() - startedMs) / 1000).toFixed(1)} s.`);
});

async function makeSite(web: string): Promise<void> {
  await build({ logLevel: 'warn', build: { outDir: web } });
  await build({
    logLevel: 'warn',
    build: {
      ssr: 'src/app/web/prerender.tsx',
      outDir: renderer,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
  const table = await writePages(web);
  await compressAssets(web);
  // Until it is there, nobody takes the folder for a site.
  await writeFile(join(web, 'pages.json'), `${JSON.stringify(table, null, 2)}\n`);
}

async function writePages(web: string): Promise<PageTable> {
  const prerender = (await import(pathToFileURL(join(renderer, 'prerender.js')).href)) as Prerender;
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
  const shared = entryFiles.filter((file) => file !== entry);
  const template = built.replaceAll(entryTag, '').replace('/src/app/web/boot.ts', `/${boot}`);

  const pages: Record<string, string> = {};
  for (const path of prerender.publicPaths) {
    const file = join('pages', path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    pages[path] = file;
    await writePage(file, await prerender.renderPage(path));
  }
  const notFound = join('pages', '404.html');
  await writePage(notFound, await prerender.renderPage('/404'));
  const shell = join('pages', 'shell.html');
  await writePage(shell, undefined);
  await rm(join(web, 'index.html'));
  await rm(join(web, '.vite'), { recursive: true });

  const feed = { type: 'application/rss+xml', text: feedXml(await readArticles('src/features/blog/articles')) };
  const files: Record<string, { file: string; type: string }> = {};
  for (const [path, { type, text }] of Object.entries({ ...prerender.otherFiles(), '/blog/feed.xml': feed })) {
    const file = join('pages', basename(path));
    files[path] = { file, type };
    await writeFile(join(web, file), text);
  }

  const { clientPaths, dynamicPrefixes } = prerender;
  return { pages, files, clientRoutes: clientPaths(), dynamicPrefixes, shell, notFound };

  async function writePage(file: string, page: Page | undefined): Promise<void> {
    const html = template
      .replace('<!--page-head-->', () => page?.head ?? prerender.shellHeadTags())
      .replace('</head>', () => `  ${scriptTags(page)}\n  </head>`)
      .replace('<!--first-load-notice-->', () => prerender.firstLoadNotice())
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${page?.html ?? ''}</div>\n    ${page?.structuredData ?? ''}`,
      );
    await mkdir(dirname(join(web, file)), { recursive: true });
    await writeFile(join(web, file), html);
  }

  /**
   * A prerendered page is read without them: they stand in a template, out of which src/app/web/boot.ts takes them once
   * the page is painted. The empty shell needs them first of all.
   */
  function scriptTags(page: Page | undefined): string {
    const own = new Set(page ? partsOf(page).filter((file) => !entryFiles.includes(file)) : []);
    const tags = [
      `<script type="module" crossorigin src="/${entry}"></script>`,
      ...shared.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      // Taken up by the fetch of src/platform/web/preload.ts. Browsers remember a module or a script that failed to be
      // preloaded, and a retry would find it failed already.
      ...[...own].map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`),
    ].join('\n    ');
    return page ? `<template id="scripts">\n    ${tags}\n    </template>` : tags;
  }

  /** The browser's files behind the page's own parts, without the entry. */
  function partsOf({ imports, sources }: Page): string[] {
    const ofComponents = imports.flatMap((load) => {
      const name = /import\(["'`](.+?)["'`]\)/.exec(load)?.[1] ?? '';
      const source = Object.keys(server).find((key) => basename(server[key]?.file ?? '') === basename(name));
      if (!source || !client[source]) throw new Error(`which file of the build is ${load}?`);
      return withStaticImports(client, source);
    });
    const ofLoader = sources.flatMap((source) => {
      if (!client[source]) throw new Error(`the build has no file of ${source}`);
      return withStaticImports(client, source);
    });
    return [...ofComponents, ...ofLoader];
  }
}

function withStaticImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key) || manifest[key]?.isEntry) return [];
  seen.add(key);
  const { file = '', imports = [] } = manifest[key] ?? {};
  return [file, ...imports.flatMap((each) => withStaticImports(manifest, each, seen))];
}

async function readManifest(outDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** Beside every asset the same in gzip and Brotli, at their best; pages are compressed when they are sent. */
async function compressAssets(web: string): Promise<void> {
  const entries = await readdir(web, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(
      (entry) => entry.isFile() && compressible.test(entry.name) && !entry.parentPath.startsWith(join(web, 'pages')),
    )
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const content = await readFile(file);
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    };
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotli));
  }
}
