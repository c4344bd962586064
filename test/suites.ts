/** Kinds of tests, in the order in which they run. */
export const testKinds = ['unit', 'dom', 'sqlite', 'postgres', 'browser'] as const;

export type TestKind = (typeof testKinds)[number];

const databaseTests = ['src/**/*.db.test.ts', 'test/journeys/**/*.db.test.ts'];

/** Globs of the files of each kind. A database test has two kinds: it runs on both engines. */
export const filesOfKind: Readonly<Record<TestKind, { include: readonly string[]; exclude: readonly string[] }>> = {
  unit: { include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], exclude: databaseTests },
  dom: { include: ['src/**/*.dom.test.tsx'], exclude: [] },
  sqlite: { include: databaseTests, exclude: [] },
  postgres: { include: databaseTests, exclude: [] },
  browser: { include: ['test/e2e/*.e2e.ts'], exclude: [] },
};

/**
 * Group of tests that `npm test` skips unless a source that it guards was changed; `npm run test:all`
 * runs all groups.
 */
export interface Suite {
  readonly name: string;
  /**
   * Globs of the files that run only with it, by kind. Without files, it makes other tests more thorough:
   * {@link isChosen}.
   */
  readonly files: Partial<Readonly<Record<TestKind, readonly string[]>>>;
  /** Globs of the sources whose change selects it, besides its own files. */
  readonly when: readonly string[];
}

const feature = (...names: readonly string[]) => names.map((name) => `src/features/${name}/**`);
const e2e = (...names: readonly string[]) => ({ browser: names.map((name) => `test/e2e/${name}.e2e.ts`) });

/** Database tests that depend on no statement, lock or limit of an engine: one engine is enough for them. */
const ofOneEngine = [
  'src/app/cli/{content,edited-content,opening,seed/seed}.db.test.ts',
  'src/app/server/{access,closing-openings,content-addresses,describe-api,file-answers,http,lesson-pages,pages}.db.test.ts',
  'src/app/server/render/*.db.test.ts',
  'src/features/authoring/server/{archive,examples,hostile-archive,images,long-texts,new-content}.db.test.ts',
  'src/features/{blog,courses,openings,site-pages}/server/*.db.test.ts',
  'src/features/careers/server/careers-become-content.db.test.ts',
  'src/features/screencasts/server/videos.db.test.ts',
  'src/features/certificates/server/verification.db.test.ts',
  'src/features/contact/server/inbox/{arrivals,inbox}.db.test.ts',
  'src/features/exercises/server/*.db.test.ts',
  'src/features/identity/server/{busy-sign-in,https}.db.test.ts',
  'src/features/lessons/server/{course-copy,find-in-course,lessons}.db.test.ts',
  'src/features/profile/server/photo.db.test.ts',
  'src/features/quizzes/server/{removed-course,right-answers}.db.test.ts',
  'src/features/search/server/*.db.test.ts',
  'src/platform/server/content/{file-parts,load-at-start}.db.test.ts',
  'src/platform/server/http/*.db.test.ts',
  'test/journeys/{access-matrix,behind-nginx,every-route,hidden-cases}.db.test.ts',
];

export const suites = [
  {
    name: 'PostgreSQL, every test',
    files: { postgres: ofOneEngine },
    when: ['migrations/**', 'package-lock.json', 'src/platform/server/db/**', 'src/**/{queries,tables}.ts'],
  },
  {
    name: 'fuzzed calls',
    files: {
      sqlite: ['test/journeys/{fuzzed-calls,growing-texts}.db.test.ts'],
      postgres: ['test/journeys/{fuzzed-calls,growing-texts}.db.test.ts'],
    },
    when: [
      'src/**/{contract,*-contract}.ts',
      'src/platform/{contract,server/http}/**',
      'test/support/example-requests.ts',
    ],
  },
  {
    name: 'hostile programs',
    files: { unit: ['src/app/server/programs-end-engines.test.ts'] },
    when: ['package-lock.json', 'src/app/server/serve.ts', 'src/features/engines/**', 'test/support/hostile/**'],
  },
  {
    name: 'power cuts',
    files: { unit: ['scripts/crash/rounds.test.ts'] },
    when: ['src/platform/server/db/**', 'src/platform/server/storage/**', 'scripts/crash/**'],
  },
  {
    name: 'killed processes',
    files: {
      unit: ['src/app/server/{data-folder,failing-disk,full-disk,log,uploads-on-full-disk}.test.ts'],
      sqlite: ['src/app/cli/backup.db.test.ts', 'test/journeys/killed-*.db.test.ts'],
      postgres: ['src/app/cli/backup.db.test.ts', 'test/journeys/killed-*.db.test.ts'],
    },
    when: [
      'src/app/server/{main,serve,build-app,stop-cleanly}.ts',
      'src/platform/server/{backup,config,db,outbox,storage}/**',
      ...feature('campaigns'),
    ],
  },
  {
    name: 'long runs',
    files: {},
    when: ['src/features/progress/*.ts', 'src/platform/server/backup/**', ...feature('campaigns')],
  },
  {
    // These tests depend on the machine's speed.
    name: 'benchmarks',
    files: { unit: ['scripts/bench/*-process.test.ts'] },
    when: ['scripts/bench/**'],
  },
  {
    name: 'steps of CONTRIBUTING',
    files: { unit: ['scripts/add-something.test.ts'] },
    when: ['CONTRIBUTING.md', 'src/app/web/page-table/**', ...feature('quizzes')],
  },
  {
    name: 'release',
    files: { unit: ['scripts/release.test.ts'] },
    when: ['package.json', 'package-lock.json', 'scripts/*', 'scripts/build/**'],
  },
  {
    name: 'every look',
    files: e2e('design-system', 'long-words', 'open-panels', 'order-lines', 'steady-pages'),
    when: ['src/ui/**', 'src/**/*.css'],
  },
  { name: 'translated pages', files: e2e('translated'), when: ['src/**/*.tsx', 'package-lock.json'] },
  {
    name: 'other browsers',
    files: e2e('other-browsers'),
    when: ['package-lock.json', 'src/platform/web/**', 'src/app/web/{boot.ts,main.tsx}', 'vite.config.ts'],
  },
  {
    name: 'builds and loading',
    files: e2e('new-build', 'first-load-failure', 'loading'),
    when: [
      'package-lock.json',
      'scripts/{build,lock}*',
      'scripts/build/**',
      'vite.config.ts',
      'src/app/server/{builds,built-site,site-pages}.ts',
      'src/app/server/render/**',
      'src/app/web/{boot,first-load,first-load-failure,load-failed,reload-once}.ts*',
      'src/platform/web/{chunk,early,lazy-part,preload}.ts*',
    ],
  },
  {
    name: 'links',
    files: e2e('crawl'),
    when: ['content/**', 'src/app/web/**', 'src/app/server/{features,pages,unknown-routes}.ts'],
  },
  { name: 'chat', files: e2e('chat-room'), when: [...feature('chat'), 'src/app/web/shell/**', 'src/ui/**'] },
  {
    name: 'offline',
    files: e2e('offline', 'given-up-work'),
    when: [
      ...feature('engines', 'lessons', 'progress'),
      'src/features/{exercises,quizzes}/web/**',
      'src/platform/web/outbox/**',
    ],
  },
  {
    name: 'learning',
    files: e2e('lesson-on-paper', 'timed-quiz', 'extra-attempt', 'grading', 'teaching-parts', 'casts', 'videos'),
    when: feature('screencasts', 'engines', 'exercises', 'lessons', 'progress', 'quizzes', 'teaching', 'videos'),
  },
  {
    name: 'rewritten courses',
    files: {
      sqlite: ['test/journeys/longer-courses.db.test.ts'],
      postgres: ['test/journeys/longer-courses.db.test.ts'],
    },
    when: ['content/courses/**', 'src/platform/server/content/**', ...feature('progress')],
  },
  {
    name: 'content in the console',
    files: e2e('authoring', 'content-archive', 'content-fields', 'content-lists'),
    when: [...feature('authoring'), 'src/platform/server/content/**'],
  },
  {
    name: 'console',
    files: e2e('console-comfort', 'console-learners', 'console-notifications', 'console-search', 'hostile-texts'),
    when: [
      ...feature('admin', 'audit', 'notifications', 'overview', 'setup', 'system'),
      'src/features/*/console/**',
      'src/app/server/console-finders.ts',
      'src/app/web/pages/console.tsx',
    ],
  },
  {
    name: 'mail and messages',
    files: e2e('inbox', 'newsletter', 'notifications-live'),
    when: [
      ...feature('campaigns', 'contact', 'feedback', 'newsletter', 'notifications'),
      'src/platform/server/{mail,events}/**',
    ],
  },
  {
    name: 'applications',
    files: e2e('application-cv', 'applications', 'career-line'),
    when: feature('applications', 'careers', 'openings'),
  },
  {
    name: 'accounts',
    files: e2e('own-account', 'own-things', 'passkeys', 'profile-photo', 'second-factor'),
    when: feature('account', 'identity', 'profile'),
  },
] as const satisfies readonly Suite[];

export type SuiteName = (typeof suites)[number]['name'];

const chosen = process.env['OPVIR_TEST_SUITES'];

/** Checks whether a suite runs; all run if none was chosen, such as in a run of one file. */
export function isChosen(name: SuiteName): boolean {
  return chosen === undefined || chosen.split(';').includes(name);
}

/** Globs of the files of a kind that this run skips. */
export function leftOut(kind: TestKind): readonly string[] {
  const away: readonly Suite[] = suites.filter(({ name }) => !isChosen(name));
  return [...filesOfKind[kind].exclude, ...away.flatMap(({ files }) => files[kind] ?? [])];
}

/** All rows of a table if the suite runs, else about `otherwise` of them, spread over the table. */
export function rowsFor<Row>(name: SuiteName, rows: readonly Row[], otherwise: number): readonly Row[] {
  const step = isChosen(name) ? 1 : Math.ceil(rows.length / otherwise);
  return rows.filter((_, at) => at % step === 0);
}
