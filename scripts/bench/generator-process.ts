import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { nodeCommand } from '../support/processes.ts';
import { pinnedTo } from './cores.ts';
import type { Exam } from './exam-learner.ts';
import type { GeneratorResult, Run } from './generator.ts';
import type { ExamResult } from './run-exam.ts';

/** Maximum use of its core, above which the generator itself may be the bottleneck. */
const useMax = 0.9;

export type Generator = ReturnType<typeof startGenerator>;

/** Starts the generator, on a core of its own if there are two. It takes one order at a time, and throws if it dies. */
export function startGenerator() {
  const [file = '', ...args] = pinnedTo('generator', nodeCommand('scripts/bench/generator.ts'));
  const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`the generator ended with ${code}`);
  });
  died.catch(() => undefined);
  async function order<T>(what: Run | Exam): Promise<T> {
    const answered = once(child, 'message') as Promise<[T]>;
    child.send(what);
    const [outcome] = await Promise.race([answered, died]);
    return outcome;
  }
  return {
    run: (run: Run) => order<GeneratorResult>(run),
    runExam: (exam: Exam) => order<ExamResult>(exam),
    [Symbol.dispose]: () => void child.kill(),
  };
}

/** Reasons why a run is void; empty if it is valid. */
export function voidReasons({ use, loads }: Pick<GeneratorResult, 'use' | 'loads'>): string[] {
  return [
    ...(use > useMax ? [`the generator used ${(use * 100).toFixed(0)} % of its core`] : []),
    ...loads.flatMap(({ faults, firstFault }) => (faults > 0 ? [`${faults} faults, first: ${firstFault}`] : [])),
    ...(loads.some(({ perSecond }) => perSecond === 0) ? ['nothing was answered'] : []),
  ];
}
