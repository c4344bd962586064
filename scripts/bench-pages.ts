/**
 * `npm run bench:pages`: measures speed and quality of public pages as a visitor, and of lessons, `/teach` and a
 * certificate as a signed-in learner and teacher. Uses Lighthouse's mobile device with simulated throttling, the median
 * of three visits a page, on the built site; then weighs the pages.
 * Exits with 1 if a target is missed. `--runs N` sets the number of visits; paths after the options replace the default
 * ones.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { builtPages, requireSite } from '../src/app/server/built-site.ts';
import { launchOptions } from '../test/support/browser.ts';
import { inTurn, median } from './bench/figure.ts';
import { learnersPages } from './bench/learners-pages.ts';
import { buildIfStale } from './support/freshness.ts';
import { freePort } from './support/processes.ts';
import { startServer } from './support/server-process.ts';
import { weigh } from './support/weigh.ts';

const usualPaths = ['/', '/course/course1', '/work-with-us', '/blog'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings: Record<string, string> = {
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
  FCP: 'first-contentful-paint',
};
type Targets = Readonly<Record<string, { readonly least?: number; readonly most?: number }>>;

/** Targets of public pages: scores out of 100, times in milliseconds; a figure without a target is only reported. */
const publicTargets: Targets = {
  performance: { least: 98 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
  LCP: { most: 1500 },
  CLS: { most: 0.01 },
  TBT: { most: 50 },
};
/** Targets of pages rendered in the browser, which no search engine should index. */
const learnersTargets: Targets = {
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  CLS: { most: 0.1 },
};
/**
 * Targets of lessons. Lighthouse clears the browser's storage, so the visitors' banner shows until the session is
 * known, then the lesson moves up.
 */
const lessonTargets: Targets = { ...learnersTargets, LCP: { most: 1500 }, CLS: { most: 0.15 } };

const { values: options, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
await buildIfStale();
const pages = builtPages(requireSite().table);
const article = pages.find((path) => path.startsWith('/blog/')) ?? '/blog/…';
const misses: string[] = [];
await using server = await startServer();
const port = await freePort();
const launch = await launchOptions();
await using browser = await chromium.launch({
  ...launch,
  args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
});
console.log(`Chromium ${browser.version()}; mobile, simulated throttling, median of ${options.runs}\n`);
const isAsked = (path: string) => positionals.length === 0 || positionals.includes(path);
for (const path of positionals.length > 0 ? positionals.filter(isPublic) : [...usualPaths, article])
  await measure(path, publicTargets);
const ofLearners = await learnersPages(browser, server);
for (const path of ofLearners.filter(isAsked))
  await measure(path, path.includes('/learn/') ? lessonTargets : learnersTargets);
for (const path of positionals.filter((each) => !isPublic(each) && !ofLearners.includes(each)))
  console.log(`${path}: SKIPPED, there is no such page to measure\n`);
misses.push(...weigh());
for (const miss of misses) console.log(`MISSED: ${miss}`);
console.log(misses.length === 0 ? '\nEvery target is met.' : `\n${misses.length} targets are missed.`);
process.exitCode = misses.length === 0 ? 0 : 1;

function isPublic(path: string): boolean {
  return pages.includes(path);
}

async function measure(path: string, targets: Targets): Promise<void> {
  const { visits } = await inTurn(Number(options.runs), { visits: () => visit(path) });
  console.log(path);
  for (const name of [...categories, ...Object.keys(timings)]) {
    const value = median(visits.map(({ figures }) => figures[name] ?? Number.NaN));
    const { least = -Infinity, most = Infinity } = targets[name] ?? {};
    const isMet = !(name in targets) || (value >= least && value <= most);
    const shown = `${value.toFixed(name === 'CLS' ? 3 : 0)}${name in timings && name !== 'CLS' ? ' ms' : ''}`;
    if (!isMet) misses.push(`${path}: ${name} ${shown}`);
    console.log(`  ${name.padEnd(15)} ${shown.padStart(8)}${isMet ? '' : '  MISSED'}`);
  }
  for (const remark of new Set(visits.flatMap(({ remarks }) => remarks))) console.log(`  ${remark}`);
  console.log('');
}

/** Figures of one visit, and the audits that cost points outside performance. */
async function visit(path: string): Promise<{ figures: Record<string, number>; remarks: string[] }> {
  const result = await lighthouse(server.url + path, { port, logLevel: 'error', onlyCategories: categories });
  const report = result?.lhr;
  if (report === undefined || report.runtimeError !== undefined) {
    throw new Error(`Lighthouse could not visit ${path}: ${report?.runtimeError?.message ?? 'it gave no report'}`);
  }
  const scores = categories.map((id) => [id, Math.round((report.categories[id]?.score ?? 0) * 100)]);
  const times = Object.entries(timings).map(([name, id]) => [name, report.audits[id]?.numericValue ?? Number.NaN]);
  const remarks = categories.slice(1).flatMap((id) =>
    (report.categories[id]?.auditRefs ?? []).flatMap((ref) => {
      const audit = report.audits[ref.id];
      return ref.weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1 ? [`${id}: ${audit?.title}`] : [];
    }),
  );
  return { figures: Object.fromEntries([...scores, ...times]) as Record<string, number>, remarks };
}
