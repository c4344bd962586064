import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { engineTable, withoutOwnWasm } from './scripts/build/engine-plugins.ts';

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const home = '/src/app/web/pages/home.tsx';
const roots = ['/src/app/web/main.tsx', home];

/**
 * Module groups, the first match first. By default the bundler creates a small file for every module that two pages
 * share: dozens of requests and worse compression.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store))\//,
  },
  // Modules that every page loads.
  { name: siteOf, debugName: 'site' },
  // Parts of forms and reports, which a lesson requests later.
  {
    name: 'fields',
    test: /\/src\/(ui\/(rating|text-or-file-form|limited-field|mail-again)|platform\/web\/upload)\.tsx?$/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Synced work of exercises and notes.
  { name: 'sync', test: /\/src\/platform\/web\/sync\//, minShareCount: 2, includeDependenciesRecursively: false },
  {
    name: 'common',
    test: /\/src\/(ui\/|platform\/(contract\/return-address|web\/(?!query-client|live-events|check-form)))/,
    minShareCount: 2,
  },
  // Text pages load none of it.
  { name: 'data', test: /node_modules\/@tanstack\/|\/platform\/web\/(query-client|live-events)\.ts$/ },
  // Shared by many pages of learners, teachers and administrators.
  { name: 'account', test: /\/src\/features\/(?!admin)[a-z-]+\/web\/(?!pages)/, minShareCount: 8 },
  {
    name: 'forms',
    test: /node_modules\/(react-hook-form|@hookform|zod)\/|\/check-form\.ts$|\/platform\/contract\/(text|paging)\.ts$/,
  },
  // The code editor; each language is a separate file.
  {
    name: 'editor',
    test: /node_modules\/(@codemirror\/(?!lang-|lint)|@lezer\/(?!python|javascript)|style-mod|crelt|w3c-keyname|@marijn)/,
  },
  { name: 'editor-python', test: /node_modules\/(@codemirror\/lang-python|@lezer\/python)\// },
  { name: 'editor-javascript', test: /node_modules\/(@codemirror\/(lang-javascript|lint)|@lezer\/javascript)\// },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

const names = { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' };

function siteOf(id: string, modules: Modules): string | null {
  const isOfOnePage = id.includes('/src/app/web/pages/');
  return !isOfOnePage && isImportedByRoot(id, modules, new Set()) ? 'site' : null;
}

function isImportedByRoot(id: string, modules: Modules, seen: Set<string>): boolean {
  if (roots.some((root) => id.endsWith(root))) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((each) => isImportedByRoot(each, modules, seen));
}

/**
 * Modules without side effects: public APIs of features, of which an importer needs only some exports, and names and
 * contracts: their constants are inlined, which would leave an empty file behind.
 */
const isPure = /\/features\/[^/]+\/(?:(?:web|console)\/public|.*outbox-name|.*contract)\.ts$/;

/** Files that every page has loaded before it requests another part. */
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

/** Serves every component of the design system at `/ui`, in development only. */
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
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [engineTable(), preloadThatCanFail, gallery, react(), tailwindcss()],
  // React itself has this hook.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  // Development tools are only used with the development server; in the build the hook would be dead weight.
  define: command !== 'build' || isSsrBuild ? {} : { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  // These scripts get their own policy from the server, which recognizes them by name: src/app/server/pages.ts.
  worker: {
    format: 'es',
    plugins: () => [withoutOwnWasm()],
    rolldownOptions: { output: { entryFileNames: 'assets/engine-[name]-[hash].js' } },
  },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    manifest: true,
    reportCompressedSize: false,
    target: 'es2022',
    // The oldest browsers with light-dark(), so that it is not transformed.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // No polyfill of link rel=modulepreload: every target browser supports it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (part, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file !== part && !isEverywhere.test(file)) : files,
    },
    // One style sheet for the site. The console and printed lessons request their own explicitly, so a part reloaded
    // after a failure never waits for CSS.
    cssCodeSplit: false,
    // `npm run check -- size` checks the sizes of parts; the PDF reader is the largest.
    chunkSizeWarningLimit: 1300,
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: ['index.html', 'src/app/web/boot.ts'],
            output: { ...names, codeSplitting: { groups } },
            treeshake: { moduleSideEffects: (id) => !isPure.test(id) },
            optimization: { inlineConst: { mode: 'all', pass: 3 } },
          },
        }),
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': api,
      '/content/': api,
      '/engines/': api,
      '^/courses/.+\\.\\w+$': api,
      '/blog/feed.xml': api,
      '/healthz': api,
      '/readyz': api,
    },
  },
}));
