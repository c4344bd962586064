import { durabilityFaults } from '../../src/platform/server/db/durability.ts';
import { openDatabase } from '../../src/platform/server/db/open.ts';
import { calls } from './calls.ts';
import { type Comparison, type Rounds, compare, warmUpMs } from './compare.ts';
import { type Engine, makeDatabases } from './databases.ts';
import { type Figure, figure, median } from './figure.ts';
import { startGenerator } from './generator-process.ts';
import { makeLearners, storeLearners } from './learners.ts';
import { measureMemory, memoryMs } from './memory.ts';
import { busyShare } from './process-figures.ts';
import { startBare, startProduct } from './servers.ts';
import { measureSignIns } from './sign-ins.ts';
import { measureSubmissions } from './submissions.ts';

export interface EngineResult {
  readonly engine: Engine;
  readonly description: string;
  /** How busy the machine was with other things before: 1 is all of it. */
  readonly busyBefore: number;
  readonly comparisons: readonly Comparison[];
  readonly figures: readonly Figure[];
}

export const cases: readonly string[] = [...calls.map(({ name }) => name), 'start', 'memory', 'sign-in', 'submissions'];

const startMaxMs = 1000;
const restarts = 3;
const lookMs = 1000;
/** More than there are: each learner may say only so much about a course in an hour, and the limits are on. */
const writesPerSecondMax = 8000;
const writesPerLearner = 60;

/** Measures the chosen cases on one engine. Throws if it answers before a commit is on the disk. */
export async function measureEngine(engine: Engine, chosen: readonly string[], rounds: Rounds): Promise<EngineResult> {
  const busyBefore = await busyShare(lookMs);
  await using databases = await makeDatabases(engine);
  using generator = startGenerator();
  const writingMs = rounds.rounds * (rounds.ms + warmUpMs) + memoryMs + warmUpMs;
  const writes = (writesPerSecondMax * writingMs) / 1000;
  const learners = makeLearners(Math.ceil(writes / writesPerLearner));

  async function readyAfter(): Promise<number> {
    await using product = await startProduct(databases, 'on all cores');
    return product.readyMs;
  }

  async function compareCalls(): Promise<Comparison[]> {
    await using product = await startProduct(databases, 'beside the generator');
    await using bare = await startBare(databases, product);
    const comparisons: Comparison[] = [];
    for (const call of calls.filter(({ name }) => chosen.includes(name))) {
      comparisons.push(await compare(call, engine, { product, bare }, generator, learners, rounds));
    }
    return comparisons;
  }

  async function measureStart(emptyReadyMs: number): Promise<Figure[]> {
    const readyMs: number[] = [];
    for (let restart = 0; restart < restarts; restart += 1) readyMs.push(await readyAfter());
    const bound = { most: startMaxMs };
    return [
      figure('from its start to the first 200 of `/`', median(readyMs), bound, { unit: ' ms' }),
      figure('the same on an empty database', emptyReadyMs, bound, { unit: ' ms' }),
    ];
  }

  const emptyReadyMs = await readyAfter();
  const db = await openDatabase({ ...databases, databaseUrl: databases.productUrl });
  const faults = await durabilityFaults(db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await storeLearners(db, learners);
  await db.close();
  await databases.copy();

  const comparisons = await compareCalls();
  const figures = chosen.includes('start') ? await measureStart(emptyReadyMs) : [];
  const others = { memory: measureMemory, 'sign-in': measureSignIns, submissions: measureSubmissions };
  for (const [name, measure] of Object.entries(others)) {
    if (!chosen.includes(name)) continue;
    await using product = await startProduct(databases, 'on all cores');
    figures.push(...(await measure(product, generator, learners, rounds)));
  }
  return { engine, description: databases.description, busyBefore, comparisons, figures };
}
