import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { type Exam, type Kind, type Sitting, ExamTally, sitExam } from './exam-learner.ts';
import { cpuSecondsFrom, coreShareFrom } from './process-figures.ts';
import type { Timing } from './send-load.ts';

export interface ExamResult extends Pick<ExamTally, 'breaks' | 'refusals' | 'firstRefusal'> {
  /** Share of its core that the generator used, from the first answer to the last result: 1 is all of it. */
  readonly use: number;
  /** The server's processor time until everybody had started; null if the system does not report it. */
  readonly startCpuSeconds: number | null;
  readonly timings: Readonly<Record<Kind, Timing>>;
  readonly learners: number;
  /** Sittings of all learners who started. */
  readonly sittings: readonly Sitting[];
}

/** Pause after the last learner has arrived. */
const hushMs = 1000;
const lookMs = 100;

/** Runs all learners, from the pages before the start to the results. */
export async function runExam(exam: Exam): Promise<ExamResult> {
  const tally = new ExamTally();
  const begin = Promise.withResolvers<number>();
  const watch = { moment: begin.promise, tally };
  const everybody = Promise.all(
    exam.learners.map(async (learner, place) => {
      await delay((exam.arriveMs * place) / exam.learners.length);
      return sitExam(exam, learner, watch);
    }),
  );
  await delay(exam.arriveMs + hushMs);
  const cpuSeconds = cpuSecondsFrom(exam.pid);
  begin.resolve(performance.now());
  await allHaveBegun(tally, exam.learners.length);
  const startCpuSeconds = cpuSeconds();
  const share = coreShareFrom();
  const sittings = (await everybody).filter((one) => one !== undefined);
  const used = { use: share(), startCpuSeconds };
  const { breaks, refusals, firstRefusal } = tally;
  return {
    ...used,
    learners: exam.learners.length,
    sittings,
    breaks,
    refusals,
    firstRefusal,
    timings: tally.timings(),
  };
}

/**
 * Resolves when every start is answered, even with a refusal, or at the first answer to a question, which comes later.
 */
async function allHaveBegun(tally: ExamTally, count: number): Promise<void> {
  while (tally.count('start') < count && tally.count('answer') === 0) await delay(lookMs);
}
