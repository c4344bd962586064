import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultContentDir } from '../../src/app/server/content-kinds.ts';
import { readDefaultContent } from '../../src/app/server/default-content.ts';
import type { ListeningProcess } from '../support/server-process.ts';
import { calls, signIns } from './calls.ts';
import { largestExercises } from './code-runs.ts';
import { type Trial, connections, warmUpMs } from './compare.ts';
import { requestOf } from './connection.ts';
import { type Figure, figure, inTurn, median } from './figure.ts';
import type { GeneratorResult } from './generator.ts';
import { voidReasons } from './generator-process.ts';
import { hashesPerSecond } from './hashing.ts';
import type { Learner } from './learners.ts';
import { residentMiB } from './process-figures.ts';
import type { Load } from './send-load.ts';

const idleMaxMiB = 130;
const loadedMaxMiB = 260;
const unit = ' MiB';
const settleMs = 2000;
const sampleMs = 100;
/** Duration of the load, long enough for each kind of call to be answered, including sign-ins. */
export const memoryMs = 6000;
/** Pause between an answer and the next request of concurrent readers. */
const readingPauseMs = 20;
const signInRateMin = 0.9;
const besideSignInsMax = 1.5;
const besideSubmissionsMax = 1.5;
const waiting = 200;
/** Submissions per learner, more than can be graded in that time; see {@link mustBeEnough}. */
const perLearner = 6;
/** Time for the engine to start with the first program. */
const engineWarmUpMs = 3000;
/**
 * Rounds, and length of each, are multiplied: with a few hundred answers per second, p99 depends on a handful of them
 * and varies between rounds.
 */
const moreRounds = 4;
const longer = 5;

/** Measures the server's memory after its start, and its peak under concurrent reads, writes and sign-ins. */
export async function measureMemory(
  { pid, port }: ListeningProcess,
  { generator, learners }: Trial,
): Promise<Figure[]> {
  const look = () => residentMiB(pid) ?? Number.NaN;
  if (Number.isNaN(look())) return [];
  await sleep(settleMs);
  const idle = look();
  let loaded = 0;
  const looking = setInterval(() => (loaded = Math.max(loaded, look())), sampleMs);
  const kinds = [...calls.map(({ requests }) => requests), signIns];
  const loads = kinds.map((requests) => ({ requests: requests(learners), connections, pauseMs: 0 }));
  const outcome = await generator.run({ port, pid, warmUpMs, ms: memoryMs, loads });
  clearInterval(looking);
  return [
    figure('memory, idle', idle, { most: idleMaxMiB, unit }),
    // Memory figures do not depend on how busy the generator is.
    figure('memory, loaded', loaded, { most: loadedMaxMiB, unit, voids: voidReasons({ ...outcome, use: 0 }) }),
  ];
}

/**
 * Compares the rate of sign-ins with what all cores can hash, and measures the delay for others. The server may use
 * every core.
 */
export async function measureSignIns(
  { port, pid }: ListeningProcess,
  { generator, learners, rounds, ms }: Trial,
): Promise<Figure[]> {
  const signingIn = { requests: signIns(learners), connections, pauseMs: 0 };
  const reading = readingOf(learners);
  const run = (...loads: Load[]) => generator.run({ port, pid, warmUpMs, ms, loads });
  const { hashes, alone, quiet, beside } = await inTurn(rounds, {
    hashes: () => hashesPerSecond(ms),
    alone: () => run(signingIn),
    quiet: () => run(reading),
    beside: () => run(reading, signingIn),
  });
  const rate = median(alone.map(({ loads: [load] }) => load?.perSecond ?? 0));
  const capacity = median(hashes);
  const note = ` (${rate.toFixed(0)}/s of ${capacity.toFixed(0)}/s)`;
  const judged = { least: signInRateMin, note, voids: alone.flatMap(voidReasons) };
  return [
    figure('sign-in, of what all cores can hash', rate / capacity, judged),
    othersFigure(`${connections} sign in`, quiet, beside, besideSignInsMax),
  ];
}

/** Measures others' delay while submissions wait for grading: the model solution of the largest exercise. */
export async function measureSubmissions(
  { port, pid }: ListeningProcess,
  { generator, learners, rounds, ms }: Trial,
): Promise<Figure[]> {
  const requests = await submissions(learners);
  const submitting: Load = { requests, connections: waiting, pauseMs: 0, sizesDiffer: true };
  const reading = readingOf(learners);
  const times = { warmUpMs: engineWarmUpMs, ms: ms * longer };
  const run = (...loads: Load[]) => generator.run({ port, pid, ...times, loads });
  const { quiet, beside } = await inTurn(rounds * moreRounds, {
    quiet: () => run(reading),
    beside: () => run(reading, submitting),
  });
  mustBeEnough(requests, beside);
  return [othersFigure(`${waiting} submissions wait`, quiet, beside, besideSubmissionsMax)];
}

/** Throws if a submission may have been sent twice: a repeated one is answered without running it. */
function mustBeEnough(requests: readonly string[], beside: readonly GeneratorResult[]): void {
  const sent = beside.map(
    ({ seconds, loads: [, submitted] }) => waiting + (submitted?.perSecond ?? 0) * (seconds + engineWarmUpMs / 1000),
  );
  const most = sent.reduce((sum, each) => sum + each, 0);
  if (most > requests.length) throw new Error(`${requests.length} programs are too few: ${most} may have been sent`);
}

async function submissions(learners: readonly Learner[]): Promise<string[]> {
  const [exercise] = largestExercises(await readDefaultContent(defaultContentDir), 'javascript');
  if (!exercise) throw new Error('the content has no exercise in JavaScript');
  const { courseId, exerciseId, solution: files } = exercise;
  const call = `POST /api/courses/${courseId}/exercises/${exerciseId}/submissions`;
  return Array.from({ length: perLearner }).flatMap(() =>
    learners.map((by) =>
      requestOf(by, call, JSON.stringify({ key: randomUUID(), files, clientAt: null, device: null })),
    ),
  );
}

/** Load of other users, who read the newest feedback. */
function readingOf(learners: readonly Learner[]): Load {
  const list = calls.find(({ name }) => name === 'list-feedback');
  return { requests: list?.requests(learners) ?? [], connections, pauseMs: readingPauseMs };
}

/** Figure of how much longer others wait `while` something goes on; their load is the first of each run. */
function othersFigure(
  what: string,
  quiet: readonly GeneratorResult[],
  beside: readonly GeneratorResult[],
  most: number,
): Figure {
  const p99Of = (outcomes: readonly GeneratorResult[]) =>
    median(outcomes.map(({ loads: [reading] }) => reading?.p99Ms ?? 0));
  const [before, meanwhile] = [p99Of(quiet), p99Of(beside)];
  const note = ` times (${before.toFixed(1)} ms, then ${meanwhile.toFixed(1)} ms)`;
  const voids = [...quiet, ...beside].flatMap(voidReasons);
  return figure(`everybody else’s p99 while ${what}`, meanwhile / before, { most, note, voids });
}
