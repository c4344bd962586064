import { calls } from './calls.ts';
import { connections } from './compare.ts';
import { type Figure, figure, median } from './figure.ts';
import type { Outcome } from './generator.ts';
import { voidReasons } from './generator-process.ts';
import type { Learner } from './learners.ts';
import type { Load } from './send-load.ts';

/** Between an answer and the next request of those who only read meanwhile. */
const readingPauseMs = 20;

/** Everybody else: some who read the newest feedback. */
export function readingOf(learners: readonly Learner[]): Load {
  const list = calls.find(({ name }) => name === 'list-feedback');
  return { requests: list?.requests(learners) ?? [], connections, pauseMs: readingPauseMs };
}

/** How much longer they wait `while` something goes on; their load is the first of each run. */
export function othersFigure(
  what: string,
  quiet: readonly Outcome[],
  beside: readonly Outcome[],
  most: number,
): Figure {
  const p99Of = (outcomes: readonly Outcome[]) => median(outcomes.map(({ loads: [reading] }) => reading?.p99Ms ?? 0));
  const [before, meanwhile] = [p99Of(quiet), p99Of(beside)];
  const note = ` times (${before.toFixed(1)} ms, then ${meanwhile.toFixed(1)} ms)`;
  const voids = [...quiet, ...beside].flatMap(voidReasons);
  return figure(`everybody else’s p99 while ${what}`, meanwhile / before, { most }, { note, voids });
}
