import { type TestProjectInlineConfiguration, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const databaseTests = ['src/**/*.db.test.ts', 'test/journeys/**/*.db.test.ts'];
/** Longer than `eventually` waits, so that it says what it waited for. */
const patientMs = 90_000;
const strictConsole = './test/support/strict-console.ts';

/** Each takes more than a minute, and mostly waits or gives way. As files that nobody has timed yet are begun, the largest first, they would end alone. */
const long = /\/(hostile-programs|rounds|killed-campaign\.db)\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's own, which gives a new list
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(long.test(other.moduleId)) - Number(long.test(one.moduleId)));
  }
}

/** The same files on both engines: a database test looks at which one it runs on only where the two differ. */
function databaseProject(engine: 'sqlite' | 'postgres') {
  return {
    extends: true as const,
    test: {
      name: engine,
      include: databaseTests,
      env: { OPVIR_TEST_ENGINE: engine },
      globalSetup: './test/support/filled-database.ts',
      setupFiles: [strictConsole],
      testTimeout: patientMs,
      hookTimeout: patientMs,
    },
  } satisfies TestProjectInlineConfiguration;
}

export default defineConfig({
  test: {
    passWithNoTests: true,
    // Left to itself it keeps a core free, which is half of a small machine; what these tests wait for is mostly a disk.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    // Each worker reads the product once and not for each file: half of the processor time. So no test may leave anything changed behind.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: databaseTests,
          setupFiles: [strictConsole],
          testTimeout: patientMs,
          hookTimeout: patientMs,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['src/**/*.dom.test.tsx'],
          environment: 'happy-dom',
          setupFiles: [strictConsole, './test/support/dom.ts'],
          testTimeout: patientMs,
        },
      },
      databaseProject('sqlite'),
      databaseProject('postgres'),
    ],
  },
});
