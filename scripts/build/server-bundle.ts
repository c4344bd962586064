import { dirname, relative } from 'node:path';
import { type Plugin, build } from 'vite';
import { serverBuilds } from '../../src/app/server/builds.ts';
import { replaceBuild } from './replace-build.ts';

/** Packages of hundreds of modules each. The others stay what they are: some read files beside themselves. */
const bundledPackages = [/^kysely/, /^zod/, 'fastify-type-provider-zod'];

/**
 * Makes one file of the modules that a start of the server reads, and few of what it loads later: read one by one they are a fifth of
 * the memory that an idle server holds, and a third of the time until it answers. Threads of the server run from the sources.
 */
export function buildServer(startedMs: number): Promise<void> {
  const make = async (outDir: string) => {
    await build({
      configFile: false,
      logLevel: 'warn',
      plugins: [keepPlaces(outDir)],
      ssr: { noExternal: bundledPackages },
      build: {
        ssr: 'src/app/server/main.ts',
        outDir,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
      },
    });
  };
  return replaceBuild(serverBuilds(), make, startedMs);
}

/** Modules of ours find what lies beside them, such as the file of a thread, where they found it before. */
function keepPlaces(outDir: string): Plugin {
  const from = (path: string) => JSON.stringify(relative(outDir, path).replaceAll('\\', '/'));
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: 'import.meta.' },
      handler: (code, id) =>
        code
          .replaceAll('import.meta.url', `new URL(${from(id)}, import.meta.url).href`)
          .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${from(dirname(id))})`),
    },
  };
}
