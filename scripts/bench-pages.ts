/**
 * `npm run bench:pages`: how quick and how well made the public pages are. Lighthouse with its mobile device and simulated
 * throttling, the median of three visits a page, against the built site; then what the pages weigh. Ends with 1 if a
 * target is missed. `--runs N` sets the number of visits; paths after the options replace the usual ones.
 */
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { requireSite } from '../src/app/server/built-site.ts';
import { type DebuggedBrowser, openBrowser } from './bench/lighthouse-browser.ts';
import { buildIfStale } from './support/freshness.ts';
import { endWithParent } from './support/processes.ts';
import {
  homeScriptMaxBytes,
  inKiB,
  pagePartMaxBytes,
  pageParts,
  scriptSizes,
  styleBytes,
} from './support/sent-sizes.ts';
import { startServer } from './support/server-process.ts';

const usualPaths = ['/', '/course/course1', '/work-with-us', '/blog'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
  FCP: 'first-contentful-paint',
} as const;

type Figure = (typeof categories)[number] | keyof typeof timings;
type Figures = Record<Figure, number>;

/** Scores of 100, times in milliseconds; a missing one is told and not judged. */
const targets: Partial<Record<Figure, { readonly least: number } | { readonly most: number }>> = {
  performance: { least: 98 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
  LCP: { most: 1500 },
  CLS: { most: 0.01 },
  TBT: { most: 50 },
};
const styleMaxBytes = 12 * 1024;

endWithParent();
const { values: options, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
await buildIfStale();
const { pages } = requireSite().table;
const misses: string[] = [];
const server = await startServer();
const browser = await openBrowser();
try {
  console.log(`${browser.name}; mobile, simulated throttling, median of ${options.runs}\n`);
  for (const path of positionals.length > 0 ? positionals : [...usualPaths, anArticle()]) await measure(browser, path);
  await weigh();
} finally {
  await browser.close();
  await server.stop();
  server.forget();
}
for (const miss of misses) console.log(`MISSED: ${miss}`);
console.log(misses.length === 0 ? '\nEvery target is met.' : `\n${misses.length} targets are missed.`);
process.exitCode = misses.length === 0 ? 0 : 1;

function anArticle(): string {
  return Object.keys(pages).find((path) => path.startsWith('/blog/')) ?? '/blog/…';
}

async function measure(on: DebuggedBrowser, path: string): Promise<void> {
  if (!(path in pages)) {
    console.log(`${path}: SKIPPED, the build has no such page\n`);
    return;
  }
  const runs: Visit[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) runs.push(await visit(on, path));
  const figures = medians(runs.map((run) => run.figures));
  console.log(path);
  for (const [name, value] of Object.entries(figures) as [Figure, number][]) {
    const target = targets[name];
    const isMet = target === undefined || ('least' in target ? value >= target.least : value <= target.most);
    if (!isMet) misses.push(`${path}: ${name} ${shown(name, value)}`);
    console.log(`  ${name.padEnd(15)} ${shown(name, value).padStart(8)}${isMet ? '' : '  MISSED'}`);
  }
  for (const remark of new Set(runs.flatMap((run) => run.remarks))) console.log(`  ${remark}`);
  console.log('');
}

interface Visit {
  readonly figures: Figures;
  /** What costs points outside performance. */
  readonly remarks: readonly string[];
}

async function visit({ port }: DebuggedBrowser, path: string): Promise<Visit> {
  const result = await lighthouse(`${server.url}${path}`, { port, logLevel: 'error', onlyCategories: [...categories] });
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
  return { figures: Object.fromEntries([...scores, ...times]) as Figures, remarks };
}

function medians(all: readonly Figures[]): Figures {
  const [first] = all;
  const names = Object.keys(first ?? {}) as Figure[];
  const middle = (name: Figure) =>
    all.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Figures;
}

function shown(name: Figure, value: number): string {
  if (name === 'CLS') return value.toFixed(3);
  return name in timings ? `${value.toFixed(0)} ms` : value.toFixed(0);
}

/** What travels in gzip: the style sheet, all that the home page names, and what single pages add to that. */
async function weigh(): Promise<void> {
  const style = await styleBytes(`${server.url}/`);
  const home = await scriptSizes(`${server.url}/`);
  console.log(`style sheet                 ${inKiB(style).padStart(10)}`);
  console.log(`JavaScript of the home page ${inKiB(sum(home.values())).padStart(10)}`);
  const added = await Promise.all(
    Object.keys(pages).map(async (path) => {
      const script = await scriptSizes(`${server.url}${path}`);
      return { path, bytes: sum([...script].filter(([url]) => !home.has(url)).map(([, bytes]) => bytes)) };
    }),
  );
  console.log('what a page adds to it, the heaviest first:');
  for (const { path, bytes } of added.toSorted((a, b) => b.bytes - a.bytes).slice(0, 15)) {
    console.log(`  ${inKiB(bytes).padStart(10)}  ${path}`);
  }
  console.log('the heaviest files that belong to single pages:');
  for (const { file, bytes } of pageParts().slice(0, 5)) console.log(`  ${inKiB(bytes).padStart(10)}  ${file}`);
  for (const { file, bytes } of pageParts().filter((part) => part.bytes > pagePartMaxBytes)) {
    misses.push(`${file} ${inKiB(bytes)}, at most ${inKiB(pagePartMaxBytes)}`);
  }
  if (style > styleMaxBytes) misses.push(`style sheet ${inKiB(style)}, at most ${inKiB(styleMaxBytes)}`);
  if (sum(home.values()) > homeScriptMaxBytes) misses.push(`JavaScript of the home page ${inKiB(sum(home.values()))}`);
}

function sum(all: Iterable<number>): number {
  return [...all].reduce((total, each) => total + each, 0);
}
