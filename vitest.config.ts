import { type TestProjectInlineConfiguration, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { type TestKind, filesOfKind, leftOut } from './test/suites.ts';

/** Longer than `eventually` waits, so that it says what it waited for; a machine that is busy with something else is no reason to fail. */
const patientMs = 300_000;
const setup = ['./test/support/patience.ts', './test/support/strict-console.ts'];

/** Each mostly waits. As files that nobody has timed yet are begun, the largest first, they would end alone. */
const long = /\/(hostile-programs|rounds|killed-campaign\.db|main)\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's own method, which returns a new list
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(long.test(other.moduleId)) - Number(long.test(one.moduleId)));
  }
}

/** Passwords and threads of processes that tests start must not wait for all the tests that run beside. */
const quickly = { OPVIR_PASSWORD_HASHING: 'fast', OPVIR_BACKGROUND_PRIORITY: 'normal' };

function filesOf(kind: TestKind) {
  return { include: [...filesOfKind[kind].include], exclude: [...leftOut(kind)] };
}

/** The same files on both engines: a database test looks at which one it runs on only where the two differ. */
function databaseProject(engine: 'sqlite' | 'postgres') {
  return {
    extends: true as const,
    test: {
      name: engine,
      ...filesOf(engine),
      env: { ...quickly, OPVIR_TEST_ENGINE: engine },
      globalSetup: './test/support/filled-database.ts',
      setupFiles: setup,
      testTimeout: patientMs,
      hookTimeout: patientMs,
    },
  } satisfies TestProjectInlineConfiguration;
}

export default defineConfig({
  test: {
    // Left to itself it keeps a core free, which is half of a small machine; what these tests wait for is mostly a disk.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    // Each worker reads the product once and not for each file: half of the processor time. So no test may leave anything changed behind.
    isolate: false,
    restoreMocks: true,
    // A file that an expectation compares with is written only with `-u`: otherwise a wrong path would create it and pass.
    update: 'none',
    expect: { poll: { timeout: patientMs / 2 } },
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...filesOf('unit'),
          env: quickly,
          setupFiles: setup,
          testTimeout: patientMs,
          hookTimeout: patientMs,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          ...filesOf('dom'),
          environment: 'happy-dom',
          setupFiles: [...setup, './test/support/dom.ts'],
          testTimeout: patientMs,
        },
      },
      databaseProject('sqlite'),
      databaseProject('postgres'),
    ],
  },
});
