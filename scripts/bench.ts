/**
 * `npm run bench`: the product as people run it, beside bare servers that do the same work, on SQLite and on PostgreSQL.
 * `--engine`, `--only <case>` (may be repeated), `--rounds` (turns of each server), `--seconds` (of a turn); `--write` puts
 * the tables into docs/performance.md. Ends with 1 if a target is missed or a run is void.
 */
import { parseArgs } from 'node:util';
import { calls } from './bench/calls.ts';
import { type Comparison, type Trial, compare, warmUpMs } from './bench/compare.ts';
import { type Databases, engines } from './bench/databases.ts';
import { type Figure, figure, inTurn, median } from './bench/figure.ts';
import { startGenerator } from './bench/generator-process.ts';
import { makeLearners, storeLearners } from './bench/learners.ts';
import { measureMemory, measureSignIns, measureSubmissions, memoryMs } from './bench/product-alone.ts';
import { pinned, reportOn } from './bench/report.ts';
import { startBare, startProduct } from './bench/servers.ts';
import { buildIfStale } from './support/freshness.ts';
import { mustBeDurable, withDatabase } from './support/with-database.ts';

const others = { memory: measureMemory, 'sign-in': measureSignIns, submissions: measureSubmissions };
const cases = [...calls.map(({ name }) => name), 'start', ...Object.keys(others)];
const startMaxMs = 1000;
const restarts = 3;
/** More than there are: each learner may say only so much about a course in an hour, and the limits are on. */
const writesPerSecondMax = 8000;
const writesPerLearner = 60;

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: [...engines] },
    only: { type: 'string', multiple: true, default: cases },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const { only } = values;
const [rounds, ms] = [Number(values.rounds), Number(values.seconds) * 1000];
const chosen = engines.filter((engine) => values.engine.includes(engine));
const isUsable = Number.isInteger(rounds) && rounds > 0 && ms > 0;
if (!isUsable || chosen.length < values.engine.length || !only.every((name) => cases.includes(name))) {
  console.error(
    'Usage: npm run bench -- [--engine sqlite|postgres] [--rounds <number>] [--seconds <number>] [--write]',
  );
  console.error(`  [--only <case>]…: ${cases.join(', ')}`);
  process.exit(2);
}
await buildIfStale();
const head = `${pinned()}; medians of ${rounds} rounds of ${values.seconds} s.`;
await reportOn(chosen, head, values.write ? 'npm run bench -- --write' : null, measure);

/** The chosen cases on one engine. Throws if it answers before a commit is on the disk. */
async function measure(databases: Databases) {
  using generator = startGenerator();
  const writingMs = rounds * (ms + warmUpMs) + memoryMs + warmUpMs;
  const learners = makeLearners(Math.ceil((writesPerSecondMax * writingMs) / 1000 / writesPerLearner));
  const trial = { generator, learners, rounds, ms };
  const emptyReadyMs = await readyAfter(databases);
  await withDatabase(databases, async (db) => {
    await mustBeDurable(db);
    await storeLearners(db, learners);
  });
  await databases.copy();

  const comparisons = await compareCalls(databases, trial);
  const figures = only.includes('start') ? await measureStart(databases, emptyReadyMs) : [];
  for (const [name, measureOther] of Object.entries(others)) {
    if (!only.includes(name)) continue;
    await using product = await startProduct(databases, 'on all cores');
    figures.push(...(await measureOther(product, trial)));
  }
  return { comparisons, figures };
}

async function readyAfter(databases: Databases): Promise<number> {
  await using product = await startProduct(databases, 'on all cores');
  return product.readyMs;
}

async function compareCalls(databases: Databases, trial: Trial): Promise<Comparison[]> {
  await using product = await startProduct(databases, 'beside the generator');
  await using bare = await startBare(databases, product);
  const comparisons: Comparison[] = [];
  for (const call of calls.filter(({ name }) => only.includes(name))) {
    comparisons.push(await compare(call, databases.engine, { product, bare }, trial));
  }
  return comparisons;
}

async function measureStart(databases: Databases, emptyReadyMs: number): Promise<Figure[]> {
  const { readyMs } = await inTurn(restarts, { readyMs: () => readyAfter(databases) });
  const bound = { most: startMaxMs, unit: ' ms' };
  return [
    figure('from its start to the first 200 of `/`', median(readyMs), bound),
    figure('the same on an empty database', emptyReadyMs, bound),
  ];
}
