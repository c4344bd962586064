import type { ListeningProcess } from '../support/server-process.ts';
import { calls, signIns } from './calls.ts';
import { type Rounds, connections, warmUpMs } from './compare.ts';
import { type Figure, figure, median } from './figure.ts';
import type { Outcome } from './generator.ts';
import { type Generator, voidReasons } from './generator-process.ts';
import { hashesPerSecond } from './hashing.ts';
import type { Learner } from './learners.ts';
import type { Load } from './send-load.ts';

const rateMin = 0.9;
const othersP99RatioMax = 1.5;
/** Between an answer and the next request of those who only read meanwhile. */
const readingPauseMs = 20;

/** How close sign-ins come to what all cores can hash, and what everybody else feels of them. The server may use every core. */
export async function measureSignIns(
  { port, pid }: ListeningProcess,
  generator: Generator,
  learners: readonly Learner[],
  { rounds, ms }: Rounds,
): Promise<Figure[]> {
  const signingIn = { requests: signIns(learners), connections, pauseMs: 0 };
  const list = calls.find(({ name }) => name === 'list-feedback');
  const reading = { requests: list?.requests(learners) ?? [], connections, pauseMs: readingPauseMs };
  const run = (...loads: Load[]) => generator.run({ port, pid, warmUpMs, ms, loads });
  const hashes: number[] = [];
  const outcomes: Record<'alone' | 'quiet' | 'beside', Outcome[]> = { alone: [], quiet: [], beside: [] };
  for (let round = 0; round < rounds; round += 1) {
    hashes.push(await hashesPerSecond(ms));
    outcomes.alone.push(await run(signingIn));
    outcomes.quiet.push(await run(reading));
    outcomes.beside.push(await run(reading, signingIn));
  }
  const of = (name: keyof typeof outcomes, what: 'perSecond' | 'p99Ms') =>
    median(outcomes[name].map(({ loads: [load] }) => load?.[what] ?? 0));
  const voidsOf = (name: keyof typeof outcomes) => outcomes[name].flatMap(voidReasons);
  const [rate, capacity, quiet, beside] = [
    of('alone', 'perSecond'),
    median(hashes),
    of('quiet', 'p99Ms'),
    of('beside', 'p99Ms'),
  ];
  const signedIn = { note: ` (${rate.toFixed(0)}/s of ${capacity.toFixed(0)}/s)`, voids: voidsOf('alone') };
  const read = {
    note: ` times (${quiet.toFixed(1)} ms, then ${beside.toFixed(1)} ms)`,
    voids: [...voidsOf('quiet'), ...voidsOf('beside')],
  };
  return [
    figure('sign-in, of what all cores can hash', rate / capacity, { least: rateMin }, signedIn),
    figure(`everybody else’s p99 while ${connections} sign in`, beside / quiet, { most: othersP99RatioMax }, read),
  ];
}
