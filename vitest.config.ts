import { articlesPlugin } from './src/features/blog/build/articles-plugin.ts';
import { type TestProjectInlineConfiguration, defineConfig } from 'vitest/config';

const databaseTests = ['src/**/*.db.test.ts', 'test/journeys/**/*.db.test.ts'];
const strictConsole = './test/support/strict-console.ts';

/** The same files on both engines: nothing in a database test may know which one it runs on. */
function databaseProject(engine: 'sqlite' | 'postgres') {
  return {
    extends: true as const,
    test: {
      name: `db-${engine}`,
      include: databaseTests,
      env: { OPVIR_TEST_ENGINE: engine },
      setupFiles: [strictConsole],
      testTimeout: 20_000,
      hookTimeout: 30_000,
    },
  } satisfies TestProjectInlineConfiguration;
}

export default defineConfig({
  plugins: [articlesPlugin()],
  test: {
    passWithNoTests: true,
    restoreMocks: true,
    unstubGlobals: true,
    includeTaskLocation: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: databaseTests,
          setupFiles: [strictConsole],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['src/**/*.dom.test.tsx'],
          environment: 'happy-dom',
          setupFiles: [strictConsole, './test/support/dom.ts'],
        },
      },
      databaseProject('sqlite'),
      databaseProject('postgres'),
    ],
  },
});
