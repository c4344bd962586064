/**
 * `npm run bench:engines`: measures time from Run to the result in a browser, and of submissions over HTTP, for the
 * solutions of the three exercises per language with the most cases; engines are already loaded. `--write` updates
 * docs/performance.md. Exits with 1 if a target is missed.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { defaultContentDir } from '../src/app/server/content-kinds.ts';
import { readDefaultContent } from '../src/app/server/default-content.ts';
import { type Language, languages } from '../src/features/engines/run.ts';
import { launchOptions } from '../test/support/browser.ts';
import { begin, largestExercises, pageOf, runsInBrowser, submissionTimes } from './bench/code-runs.ts';
import { type Figure, figure, median } from './bench/figure.ts';
import { busyShare } from './bench/process-figures.ts';
import { beginReport, faultsOf, figureTable, lookMs, busyText } from './bench/report.ts';
import { buildIfStale } from './support/freshness.ts';
import { startServer } from './support/server-process.ts';

const runMaxMs: Readonly<Record<Language, number>> = { javascript: 20, react: 250, python: 150 };
const verdictMaxMs = 1000;
const names: Readonly<Record<Language, string>> = { javascript: 'JavaScript', react: 'React', python: 'Python' };

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
await buildIfStale();
const content = await readDefaultContent(defaultContentDir);
const busyBefore = await busyShare(lookMs);
await using server = await startServer();
await using browser = await chromium.launch(await launchOptions());
await using context = await browser.newContext({ baseURL: server.url });
const data = { email: 'learner@example.org', password: 'correct horse' };
await context.request.post('/api/accounts', { data, failOnStatusCode: true });
const page = await context.newPage();
const figures: Figure[] = [];
for (const language of languages) figures.push(...(await measure(language)));
const writtenBy = values.write ? 'npm run bench:engines -- --write' : null;
const { tell, end } = beginReport(`Chromium ${browser.version()}; ${busyText(busyBefore)}`, writtenBy);
tell(figureTable(figures));
end(faultsOf(figures, busyBefore));

async function measure(language: Language): Promise<Figure[]> {
  const runs: number[] = [];
  const graded: number[] = [];
  for (const exercise of largestExercises(content, language)) {
    await begin(context.request, exercise);
    runs.push(...(await runsInBrowser(page, pageOf(content, exercise), exercise)));
    graded.push(...(await submissionTimes(context.request, exercise)));
  }
  return [
    msFigure(`${names[language]}, from Run to the outcome`, runs, runMaxMs[language]),
    msFigure(`${names[language]}, the server’s verdict`, graded, verdictMaxMs),
  ];
}

function msFigure(name: string, taken: readonly number[], most: number): Figure {
  const note = ` (${taken.length} times, the slowest ${Math.max(...taken).toFixed(0)} ms)`;
  return figure(name, median(taken), { most, unit: ' ms', note });
}
