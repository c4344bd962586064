import type { ListeningProcess } from '../support/server-process.ts';
import { signIns } from './calls.ts';
import { type Rounds, connections, warmUpMs } from './compare.ts';
import { type Figure, figure, median } from './figure.ts';
import type { Outcome } from './generator.ts';
import { type Generator, voidReasons } from './generator-process.ts';
import { hashesPerSecond } from './hashing.ts';
import type { Learner } from './learners.ts';
import { othersFigure, readingOf } from './others.ts';
import type { Load } from './send-load.ts';

const rateMin = 0.9;
const othersP99RatioMax = 1.5;

/** How close sign-ins come to what all cores can hash, and what everybody else feels of them. The server may use every core. */
export async function measureSignIns(
  { port, pid }: ListeningProcess,
  generator: Generator,
  learners: readonly Learner[],
  { rounds, ms }: Rounds,
): Promise<Figure[]> {
  const signingIn = { requests: signIns(learners), connections, pauseMs: 0 };
  const reading = readingOf(learners);
  const run = (...loads: Load[]) => generator.run({ port, pid, warmUpMs, ms, loads });
  const hashes: number[] = [];
  const outcomes: Record<'alone' | 'quiet' | 'beside', Outcome[]> = { alone: [], quiet: [], beside: [] };
  for (let round = 0; round < rounds; round += 1) {
    hashes.push(await hashesPerSecond(ms));
    outcomes.alone.push(await run(signingIn));
    outcomes.quiet.push(await run(reading));
    outcomes.beside.push(await run(reading, signingIn));
  }
  const rate = median(outcomes.alone.map(({ loads: [load] }) => load?.perSecond ?? 0));
  const capacity = median(hashes);
  const signedIn = {
    note: ` (${rate.toFixed(0)}/s of ${capacity.toFixed(0)}/s)`,
    voids: outcomes.alone.flatMap(voidReasons),
  };
  return [
    figure('sign-in, of what all cores can hash', rate / capacity, { least: rateMin }, signedIn),
    othersFigure(`${connections} sign in`, outcomes.quiet, outcomes.beside, othersP99RatioMax),
  ];
}
