import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env.OPVIR_DEV_API ?? '3000'}`;

/** The browser's build; `scripts/build.ts` runs it twice, for the browser and for prerendering. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: 'build/web',
    emptyOutDir: true,
    manifest: true,
    reportCompressedSize: false,
    target: 'es2022',
    // The oldest that know light-dark(), so that it is left as written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Polyfill of link rel=modulepreload: every browser of the target has it.
    modulePreload: { polyfill: false },
    // One stylesheet: a part that is loaded again after a failure never waits for one of its own.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rolldownOptions: { input: ['index.html', 'src/app/web/boot.ts'] } }),
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/healthz': api, '/readyz': api },
  },
}));
