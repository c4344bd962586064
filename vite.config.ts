import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { articlesPlugin } from './src/features/blog/build/articles-plugin.ts';

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const home = '/src/app/web/pages/home.tsx';
const roots = ['/src/app/web/main.tsx', home];

/**
 * Which modules share a file, the first group first. Left to itself the bundler makes one small file of every module
 * that two pages share: dozens of requests, and worse compression. `site` is what the entry and the home page import,
 * `parts` what other pages share, `account` what those of an account do.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\/(?!.*\/useBlocker\.js$)/,
  },
  { name: siteOf, debugName: 'site' },
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform|zod)\// },
  { name: 'parts', test: isPart, minShareCount: 2 },
  { name: 'account', test: /\/identity\/web\/(?!pages|.*-shape)/, minShareCount: 2 },
  { name: 'leave', test: isLeaveGuard },
  { name: 'data', test: /node_modules\/@tanstack\/(react-query|query-core)\/|\/query-client\.ts$/ },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** A module goes with the first group that needs it: neither what asks one to stay nor what keeps data is a part of every page. */
function isPart(id: string): boolean {
  return /\/src\/(ui|platform\/web)\//.test(id) && !isLeaveGuard(id) && !id.endsWith('/query-client.ts');
}

/** The router's own index names it, so that it would travel with the home page, which asks nobody to stay. */
function isLeaveGuard(id: string): boolean {
  return /\/(useBlocker\.js|leave-(guard|messages)\.tsx?|ui\/dialog\.tsx)$/.test(id);
}

function siteOf(id: string, modules: Modules): string | null {
  return !id.endsWith(home) && !isLeaveGuard(id) && isImportedByRoot(id, modules, new Set()) ? 'site' : null;
}

function isImportedByRoot(id: string, modules: Modules, seen: Set<string>): boolean {
  if (roots.some((root) => id.endsWith(root))) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((each) => isImportedByRoot(each, modules, seen));
}

/**
 * Parts of the router that this site has no use for. Every navigation scrolls to the top (specification §2), so its memory
 * of scroll positions is left out, and src/app/web/navigation.ts scrolls instead; src/app/web/router.ts reads and writes
 * what stands after the question mark; the site stands at its host's root, so that no address is rewritten. Should a
 * file move, the site only grows by it.
 */
const unused: readonly (readonly [file: string, standIn: string])[] = [
  [
    '/@tanstack/router-core/dist/esm/scroll-restoration.js',
    `export const setupScrollRestoration = () => {}, getElementScrollRestorationEntry = undefined,
       defaultGetScrollRestorationKey = undefined, storageKey = ''`,
  ],
  [
    '/@tanstack/router-core/dist/esm/searchParams.js',
    `export const defaultParseSearch = undefined, defaultStringifySearch = undefined,
       parseSearchWith = undefined, stringifySearchWith = undefined`,
  ],
  [
    '/@tanstack/router-core/dist/esm/rewrite.js',
    `const asItIs = (_, url) => url
     export const composeRewrites = undefined, rewriteBasepath = undefined,
       executeRewriteInput = asItIs, executeRewriteOutput = asItIs`,
  ],
];

const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  enforce: 'pre',
  load: (id) => unused.find(([file]) => id.endsWith(file))?.[1] ?? null,
};

/** Every page has loaded these when it asks for another part. */
const isEverywhere = /^assets\/(framework|site|rolldown-runtime)-/;

/** See src/platform/web/preload.ts. */
const preloadThatCanFail: Plugin = {
  name: 'preload-that-can-fail',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { preload as __vitePreload } from '/src/platform/web/preload.ts'`
      : null,
};

/** In development only, `/ui` shows every part of the design system. */
const gallery: Plugin = {
  name: 'gallery',
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      if (request.url === '/ui') request.url = '/src/ui/gallery/index.html';
      next();
    });
  },
};

const api = `http://127.0.0.1:${process.env.OPVIR_DEV_API ?? '3000'}`;

/** The browser's build; `scripts/build.ts` runs it twice, for the browser and for prerendering. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [withoutUnusedParts, preloadThatCanFail, articlesPlugin(), gallery, react(), tailwindcss()],
  // React has had this hook itself since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    manifest: true,
    reportCompressedSize: false,
    target: 'es2022',
    // The oldest that know light-dark(), so that it is left as written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Polyfill of link rel=modulepreload: every browser of the target has it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (part, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file !== part && !isEverywhere.test(file)) : files,
    },
    // One stylesheet: a part that is loaded again after a failure never waits for one of its own.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: ['index.html', 'src/app/web/boot.ts'],
            output: { codeSplitting: { groups } },
          },
        }),
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/healthz': api, '/readyz': api },
  },
}));
