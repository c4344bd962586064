import type { ListeningProcess } from '../support/server-process.ts';
import type { Call } from './calls.ts';
import type { Engine } from './databases.ts';
import { inTurn, median } from './figure.ts';
import type { GeneratorResult } from './generator.ts';
import { type Generator, voidReasons } from './generator-process.ts';
import type { Learner } from './learners.ts';

/** Highest allowed ratio of the product's p99 to the bare server's. */
const p99RatioMax = 2;
export const connections = 16;
export const warmUpMs = 300;

/** Load of a trial: the generator, the learners, the rounds and their length. */
export interface Trial {
  readonly generator: Generator;
  readonly learners: readonly Learner[];
  readonly rounds: number;
  readonly ms: number;
}

/** Comparison of both servers, checked against targets like a figure. */
export type Comparison = Awaited<ReturnType<typeof compare>>;

/** Sends one kind of call to both servers in turn. */
export async function compare(
  call: Call,
  engine: Engine,
  servers: Readonly<Record<'product' | 'bare', ListeningProcess>>,
  { generator, learners, rounds, ms }: Trial,
) {
  const loads = [{ requests: call.requests(learners), connections, pauseMs: 0 }];
  const run = ({ port, pid }: ListeningProcess) => generator.run({ port, pid, warmUpMs, ms, loads });
  const outcomes = await inTurn(rounds, { product: () => run(servers.product), bare: () => run(servers.bare) });
  const all = [...outcomes.product, ...outcomes.bare];
  const [product, bare] = [sideOf(outcomes.product), sideOf(outcomes.bare)];
  const ratio = product.perSecond / bare.perSecond;
  const p99Ratio = product.p99Ms / bare.p99Ms;
  const { name, checksSession } = call;
  const ratioMin = call.ratioMin?.[engine] ?? null;
  const misses: string[] = [];
  if (ratioMin !== null && ratio < ratioMin) misses.push(`${ratio.toFixed(2)} of the bare server, not ≥ ${ratioMin}`);
  if (ratioMin !== null && p99Ratio > p99RatioMax)
    misses.push(`p99 ${p99Ratio.toFixed(1)} times the bare server’s, not ≤ ${p99RatioMax}`);
  const voids = all.flatMap(voidReasons);
  const sizes = new Set(all.flatMap((outcome) => outcome.loads.map(({ bodyBytes }) => bodyBytes)));
  if (sizes.size > 1 || Math.min(...sizes) < call.bodyMinBytes)
    voids.push(`the answers are not the same: ${[...sizes].join(', ')} bytes`);
  // The highest of all rounds: 1 is a whole core.
  const use = Math.max(...all.map((outcome) => outcome.use));
  return { name, checksSession, product, bare, ratio, ratioMin, use, misses, voids };
}

/** Medians of a server's rounds. */
function sideOf(outcomes: readonly GeneratorResult[]) {
  const of = (figure: (outcome: GeneratorResult, load: GeneratorResult['loads'][number]) => number) =>
    median(outcomes.flatMap((outcome) => outcome.loads.map((load) => figure(outcome, load))));
  return {
    perSecond: of((_, load) => load.perSecond),
    p50Ms: of((_, load) => load.p50Ms),
    p99Ms: of((_, load) => load.p99Ms),
    perCpuSecond: of(({ seconds, serverCpuSeconds }, load) => (load.perSecond * seconds) / (serverCpuSeconds ?? NaN)),
  };
}
