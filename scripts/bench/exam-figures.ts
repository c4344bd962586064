import type { Lost } from './exam-lost.ts';
import { type Figure, figure } from './figure.ts';
import { voidReasons } from './generator-process.ts';
import type { ExamResult } from './run-exam.ts';
import type { Timing } from './send-load.ts';

/** Period from the kill to the first answer of the replacement server; milliseconds since 1970. */
export interface Downtime {
  readonly from: number;
  readonly to: number;
}

const startMaxMs = 1500;
const answerMaxMs = 150;
/** Grace period after the restart, in which pending requests are retried. */
const spareMs = 1000;

/** Learners' waiting times and errors; with a kill, errors during the downtime do not count. */
export function examFigures(outcome: ExamResult, lost: Lost, downtime: Downtime | null): Figure[] {
  const { timings, startCpuSeconds, learners, sittings } = outcome;
  const { start, answer, submission } = timings;
  const timed = { unit: ' ms', voids: voidReasons({ use: outcome.use, loads: [] }) };
  const under = downtime ? 'with a kill -9 in the middle: ' : '';
  const cpu =
    startCpuSeconds === null ? '' : `; ${((startCpuSeconds * 1000) / learners).toFixed(2)} ms of processor time each`;
  const errors = errorsOf(outcome, downtime);
  const first = errors[0] ? ` (first: ${errors[0]})` : '';
  const unfinished = lost.results + (learners - sittings.length);
  return [
    figure(`${under}start, p99`, start.p99Ms, { most: startMaxMs, ...timed, note: `${noteOf(start)}${cpu}` }),
    figure(`${under}answer, p99`, answer.p99Ms, { most: answerMaxMs, ...timed, note: noteOf(answer) }),
    figure(`${under}errors`, errors.length, { most: 0, unit: ' errors', note: first }),
    figure(`${under}without a result`, unfinished, { most: 0, unit: ' learners', note: noteOf(submission) }),
  ];
}

/** Data that must survive the kill. */
export function survivalFigures(lost: Lost, { from, to }: Downtime, leftOpen: number): Figure[] {
  const away = ` (of ${lost.acknowledged}; nobody answered for ${((to - from) / 1000).toFixed(1)} s)`;
  return [
    figure('acknowledged answers that are gone', lost.answers, { most: 0, unit: ' answers', note: away }),
    figure('deadlines that moved', lost.deadlines, { most: 0, unit: ' attempts' }),
    figure('not ended at their deadline by the new process', leftOpen, { most: 0, unit: ' attempts' }),
  ];
}

function errorsOf({ breaks, refusals, firstRefusal }: ExamResult, downtime: Downtime | null): string[] {
  const isExpected = (at: number) => downtime !== null && at >= downtime.from && at <= downtime.to + spareMs;
  const broken = breaks.filter(({ at }) => !isExpected(at)).map(({ why }) => why);
  return [...Array.from({ length: refusals }, () => firstRefusal ?? ''), ...broken];
}

function noteOf({ count, p50Ms, maxMs }: Timing): string {
  return ` (of ${count}; p50 ${p50Ms.toFixed(0)} ms, at most ${maxMs.toFixed(0)} ms)`;
}
