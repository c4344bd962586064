/** Load generator in a process of its own. Answers every {@link Run} or {@link Exam} with its measurements. */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Exam } from './exam-learner.ts';
import { cpuSecondsFrom, coreShareFrom } from './process-figures.ts';
import { runExam } from './run-exam.ts';
import { type Load, type LoadResult, sendLoad } from './send-load.ts';

/** Concurrent loads on one server. */
export interface Run {
  readonly port: number;
  /** Process id of the server, to measure its processor time. */
  readonly pid: number;
  /** Not measured. */
  readonly warmUpMs: number;
  readonly ms: number;
  readonly loads: readonly Load[];
}

export interface GeneratorResult {
  /** Share of its core that the generator used: 1 is all of it. */
  readonly use: number;
  /** Null if the system does not report it. */
  readonly serverCpuSeconds: number | null;
  readonly seconds: number;
  readonly loads: readonly LoadResult[];
}

async function measure({ port, pid, warmUpMs, ms, loads }: Run): Promise<GeneratorResult> {
  const sending = await Promise.all(loads.map((load) => sendLoad(load, port)));
  await sleep(warmUpMs);
  const [startedAt, share, cpuSeconds] = [performance.now(), coreShareFrom(), cpuSecondsFrom(pid)];
  for (const load of sending) load.count();
  await sleep(ms);
  const seconds = (performance.now() - startedAt) / 1000;
  const used = { use: share(), serverCpuSeconds: cpuSeconds(), seconds };
  return { ...used, loads: await Promise.all(sending.map((load) => load.end(seconds))) };
}

process.on('message', (order: Run | Exam) => {
  const done = 'loads' in order ? measure(order) : runExam(order);
  void done.then((outcome) => process.send?.(outcome));
});
