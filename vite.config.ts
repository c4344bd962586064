import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { engineTable, withoutOwnWasm } from './scripts/build/engine-plugins.ts';
import { withoutUnusedParts } from './scripts/build/stand-ins.ts';

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const home = '/src/app/web/pages/home.tsx';
const roots = ['/src/app/web/main.tsx', home];

/**
 * Module groups, the first match first. By default the bundler creates a small file for every module that two pages
 * share: dozens of requests and worse compression.
 * `site` is what the entry imports and what the home page shares with others; `prose` what text pages share, `parts`
 * what other pages do, `session` and `account` what account pages do.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\/(?!.*\/useBlocker\.js$)/,
  },
  { name: siteOf, debugName: 'site' },
  {
    name: 'forms',
    test: /node_modules\/(react-hook-form|@hookform|zod)\/|\/check-form\.ts$|\/platform\/contract\/(text|paging)\.ts$/,
  },
  { name: 'prose', test: isProse, minShareCount: 2 },
  // Draft storage, loaded with the fields that it serves.
  { name: 'typed', test: /\/platform\/web\/((use-)?stored-draft|unacknowledged|time-text)\.ts$/, minShareCount: 2 },
  { name: 'parts', test: isPart, minShareCount: 2 },
  { name: 'courses', test: /\/features\/courses\/(?!web\/pages)/, minShareCount: 2 },
  {
    name: 'search',
    test: /\/features\/search\/web\/(?!pages|public)|\/ui\/marked\.tsx$/,
    minShareCount: 2,
  },
  { name: 'session', test: /\/identity\/(session-timing|web\/(session-|use-own-uid|use-page-user))/, minShareCount: 2 },
  {
    name: 'account',
    test: /\/identity\/web\/(?!pages|form-checks)|\/contract\/roles\.ts$|\/(size-text\.ts|text-or-file-form\.tsx)$/,
    minShareCount: 2,
  },
  { name: 'leave', test: isLeaveGuard },
  // Shared by pages of teachers and administrators: too small for files of their own.
  {
    name: 'acts',
    test: /\/((use-edit-base|long-work|field-faults|fit-image|length-limit)\.ts|(components\/confirm-button|limited-field)\.tsx)$/,
    minShareCount: 2,
  },
  // Loaded with what every course or account page needs: too small for files of their own.
  {
    name: 'data',
    test: /node_modules\/@tanstack\/(react-query|query-core)\/|\/query-client\.ts$|\/(offline\/copies|components\/save-offline-part|submit\/known-submissions|web\/known-waiting)\.ts$/,
  },
  {
    name: 'lessons',
    test: /\/features\/lessons\/web\/(data|messages|components\/lesson-(state|facts))\.tsx?$/,
    minShareCount: 2,
  },
  // The code editor; each language is a separate file.
  {
    name: 'editor',
    test: /node_modules\/(@codemirror\/(?!lang-|lint)|@lezer\/(?!python|javascript)|style-mod|crelt|w3c-keyname|@marijn)/,
  },
  { name: 'editor-python', test: /node_modules\/(@codemirror\/lang-python|@lezer\/python)\// },
  { name: 'editor-javascript', test: /node_modules\/(@codemirror\/(lang-javascript|lint)|@lezer\/javascript)\// },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** Seven characters of hash: the bundler's default is eight, but the page table names only about a hundred files. */
const names = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
};

/**
 * Returns whether a module is one of the parts that pages share. The leave guard, the query client and others that few
 * pages need go with their own group.
 */
function isPart(id: string): boolean {
  const isOfFew =
    /\/((query-client|size-text|use-edit-base|field-faults|fit-image|length-limit)\.ts|(rating|avatar|disclosure|limited-field|marked|text-or-file-form)\.tsx|outbox\/[\w-]+\.ts)$/.test(
      id,
    );
  return /\/src\/(ui|platform\/web)\//.test(id) && !isLeaveGuard(id) && !isOfFew;
}

/** Returns whether a module is one of the src/ui components that text pages use. */
function isProse(id: string): boolean {
  return /\/early\.ts$|\/ui\/(breadcrumb|callout|fact-rows|feature-list|link-button|page-header|part-icon|rich-text|side-by-side|skeleton|step-line|text-link)\.tsx$/.test(
    id,
  );
}

/**
 * Returns whether a module belongs to the leave guard. The router's own index imports it, so it would ship with the
 * home page, which never uses it.
 */
function isLeaveGuard(id: string): boolean {
  return /\/(useBlocker\.js|leave-guard\.tsx|ui\/dialog\.tsx)$/.test(id);
}

function siteOf(id: string, modules: Modules): string | null {
  const isOfOnePage = id.includes('/src/app/web/pages/');
  return !isOfOnePage && !isLeaveGuard(id) && isImportedByRoot(id, modules, new Set()) ? 'site' : null;
}

function isImportedByRoot(id: string, modules: Modules, seen: Set<string>): boolean {
  if (roots.some((root) => id.endsWith(root))) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((each) => isImportedByRoot(each, modules, seen));
}

/** Public APIs of features: an importer needs only some of what each exports. */
const isDoor = /\/features\/[^/]+\/(web|console)\/public\.ts$/;

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
  plugins: [engineTable(), withoutUnusedParts(), preloadThatCanFail, gallery, react(), tailwindcss()],
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
            treeshake: { moduleSideEffects: (id) => !isDoor.test(id) },
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
