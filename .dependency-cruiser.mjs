// The import rules of docs/architecture.md. `npm run check imports` holds them.

/** A feature may use only features that stand before it. */
export const featureOrder = [
  'identity',
  'admin',
  'audit',
  'profile',
  'courses',
  'account',
  'blog',
  'site-pages',
  'enrolment',
  'progress',
  'quizzes',
  'engines',
  'exercises',
  'screencasts',
  'certificates',
  'lessons',
  'review',
  'videos',
  'feedback',
  'newsletter',
  'campaigns',
  'notifications',
  'openings',
  'applications',
  'careers',
  'contact',
  'search',
  'chat',
  'teaching',
  'workspace',
  'dashboard',
  'authoring',
  'setup',
  'system',
  'overview',
];

const test = '\\.test\\.tsx?$';
/** A part of a long one may stand beside it. */
const contracts = [
  '^src/(app|features/[^/]+)/contract\\.ts$',
  '^src/features/[^/]+/[a-z-]+-contract\\.ts$',
  '^src/platform/contract/',
];
const webSide = '^src/(features/[^/]+/(web|console)|app/web|platform/web|ui)/';
const serverSide = '^(src/(features/[^/]+/server|app/server|app/cli|platform/server)|migrations)/';
/** What one feature shows to another: its contract and data at its root, and the two doors. Texts stay at home. */
const doors = '^src/features/[^/]+/((?!messages\\.ts$)[^/]+\\.ts|(web|console)/public\\.ts|server/public\\.ts)$';
const holdsSql = '([/-]queries\\.ts|/tables\\.ts|^src/platform/server/db/.*)$';

const featureRules = featureOrder.map((feature, place) => ({
  name: 'feature-order',
  comment: `${feature} may use only features that stand before it in the written order`,
  severity: 'error',
  from: { path: `^src/features/${feature}/` },
  to: { path: '^src/features/', pathNot: `^src/features/(${featureOrder.slice(0, place + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...featureRules,
    {
      name: 'feature-in-order',
      comment: 'every feature has a place in the written order',
      severity: 'error',
      from: { path: '^src/features/', pathNot: `^src/features/(${featureOrder.join('|')})/` },
      to: {},
    },
    {
      name: 'feature-door',
      comment: 'of another feature only its contract, its data, and the public.ts of its web, console and server',
      severity: 'error',
      // A test brings the world into a state, and looks at what it has become.
      from: { path: '^src/features/([^/]+)/', pathNot: test },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', doors] },
    },
    {
      name: 'web-never-server',
      severity: 'error',
      from: { path: webSide },
      to: { path: serverSide },
    },
    {
      name: 'server-never-web',
      severity: 'error',
      from: { path: serverSide },
      to: { path: webSide },
    },
    {
      name: 'web-without-node',
      comment: "a browser has none of Node's modules",
      severity: 'error',
      from: { path: webSide, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'both-sides-take-no-side',
      comment: "what stands at a feature's root is read by browser and server alike",
      severity: 'error',
      from: { path: '^src/features/[^/]+/[^/]+\\.tsx?$', pathNot: test },
      to: { path: [webSide, serverSide], dependencyTypesNot: ['npm'] },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^src/(platform|ui)/' },
      to: { path: '^src/(features|app)/' },
    },
    {
      name: 'feature-never-app',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'contract-is-pure',
      comment: 'a contract imports contracts and zod/mini',
      severity: 'error',
      from: { path: contracts, pathNot: test },
      to: { pathNot: [...contracts, '(^|/)node_modules/zod/(v4/)?mini/'] },
    },
    {
      name: 'no-full-zod',
      comment: 'zod/mini is 6 kB, zod is 90 kB: one import of it and the browser pays',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '(^|/)node_modules/zod/', pathNot: '(^|/)node_modules/zod/(v4/)?(mini|core)/' },
    },
    {
      name: 'route-tables-are-types-in-browser',
      comment: 'import them with `import type`: no schema is shipped',
      severity: 'error',
      from: { path: webSide, pathNot: test },
      to: { path: '^src/app/contract\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sql-in-queries',
      comment: 'SQL lives in queries.ts and tables.ts',
      severity: 'error',
      from: { path: '^src/', pathNot: [holdsSql, test] },
      to: { path: '(^|/)node_modules/(kysely|kysely-postgres-js|postgres)/' },
    },
    {
      name: 'no-cycle',
      comment: 'nor one of types alone: whoever reads one file of it has to read all',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'product-never-tools',
      comment: 'what is served needs neither tests nor scripts',
      severity: 'error',
      from: { path: '^(src|migrations)/', pathNot: test },
      to: { path: ['^(test|scripts)/', test] },
    },
    {
      name: 'product-never-dev-dependency',
      severity: 'error',
      from: { path: '^(src|migrations)/', pathNot: test },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
